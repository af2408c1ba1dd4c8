import * as v from 'valibot';
import { isCalendarDate } from '../../machines/calendar';
import { datelineOf } from '../../machines/date-words';
import { postCategories, type Post } from '../../machines/blog-list/posts';

const text = (limit: number) =>
  v.pipe(
    v.string('is missing'),
    v.nonEmpty('is empty'),
    v.maxLength(limit, ({ received }) => `has more than ${limit} characters (${received})`),
  );

const dateText = v.pipe(
  v.string('is missing'),
  v.check(isCalendarDate, ({ received }) => `has to be a date such as 2025-05-20 (${received})`),
);

/**
 * The front matter of `src/content/posts/<slug>.mdx`. A title leaves room for the site's suffix within 60 characters;
 * a date of change says what changed. Specification §3, Blog post.
 */
const fieldsSchema = v.strictObject({
  title: text(43),
  description: text(160),
  category: v.picklist(
    postCategories,
    ({ received }) => `has to be one of ${postCategories.join(', ')} (${received})`,
  ),
  date: dateText,
  author: text(60),
  keywords: text(300),
  imageAlt: text(200),
  lastUpdated: v.exactOptional(dateText),
  whatChanged: v.exactOptional(text(200)),
  tags: v.exactOptional(v.array(text(40), 'has to be a list such as [visa, Dubai]')),
});

export const frontMatterSchema = v.pipe(
  fieldsSchema,
  v.check(
    ({ lastUpdated, whatChanged }) => (lastUpdated === undefined) === (whatChanged === undefined),
    'lastUpdated and whatChanged go together',
  ),
);

export type FrontMatter = v.InferOutput<typeof frontMatterSchema>;

/** The post of a checked front matter; `id` is the file's name. */
export function postOf(id: string, { imageAlt, whatChanged: _, ...frontMatter }: FrontMatter): Post {
  return {
    id,
    ...frontMatter,
    dateWords: datelineOf(frontMatter.date),
    image: { src: `/og/${id}.png`, alt: imageAlt },
  };
}

/** Newest first; posts of one day by title. */
export function byDate(one: Post, other: Post): number {
  return other.date.localeCompare(one.date) || one.title.localeCompare(other.title);
}
