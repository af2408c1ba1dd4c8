import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactElement } from 'react';
import { destinationPath } from '../../machines/country-listing/listing';
import { entryKindOn } from '../content/entry-need';
import { entryRulesFor } from '../content/entry-rules';
import { answeredDestinations } from '../content/further-destinations';
import { pages, type ListedPage } from './pages';
import { agency } from '../site';
import { CircleIllustration } from '../ui/illustrations/CircleIllustration';
import { HeroIllustration } from '../ui/illustrations/HeroIllustration';
import styles from '../ui/illustrations/illustrations.module.css?inline';
import { ProcessIllustration, type ProcessStation } from '../ui/illustrations/ProcessIllustration';
import { indexablePaths, metadataFor } from './metadata';

/** What the picture shows that a chat makes of a link. */
export interface Card {
  /** The address of the card's file: `/og/home.png`. */
  readonly address: string;
  readonly title: string;
  /** One short line below the title. */
  readonly line: string;
  /** An SVG document whose colours are those of the theme: `var(--ink)`. */
  readonly picture: string;
}

const pictures = import.meta.glob<string>('../ui/illustrations/pictures/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A drawing with its own styles; `strokeWidth` is in units of its canvas. */
function drawn(illustration: ReactElement, strokeWidth: number): string {
  const rules = styles.replace(/stroke-width:\s*2(?:px)?/g, `stroke-width:${strokeWidth}`);
  return renderToStaticMarkup(illustration).replace(
    /<svg([^>]*)>/,
    (_, attributes: string) => `<svg xmlns="http://www.w3.org/2000/svg"${attributes}><style>${rules}</style>`,
  );
}

const hero = () => drawn(<HeroIllustration />, 2.4);
const circle = () => drawn(<CircleIllustration />, 1.8);
const station = (of: ProcessStation) => drawn(<ProcessIllustration of={of} />, 1);

interface Looks {
  readonly line: string;
  readonly picture: () => string;
}

const drawings: Readonly<Record<NonNullable<ListedPage['card']>['drawing'], () => string>> = {
  hero,
  circle,
  visa: () => station('visa'),
  conversation: () => station('conversation'),
  documents: () => station('documents'),
  submission: () => station('submission'),
};

/** The pages that have neither a guide's nor an article's picture. */
function ownLooks(path: string): Looks | undefined {
  const card = pages.find((page) => page.path === path)?.card;
  return card && { line: card.line, picture: drawings[card.drawing] };
}

function pictureOf(path: string): string | undefined {
  const slug = path.split('/').at(-1);
  const folder = path.startsWith('/blog/') ? 'post' : 'guide';
  return pictures[`../ui/illustrations/pictures/${folder}-${slug}.svg`];
}

const flagArtwork = import.meta.glob<string>('../../node_modules/circle-flags/flags/??.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A destination's card: its flag, and what an Indian passport needs there on a day. */
function destinationLooks(path: string, day: string): Looks | undefined {
  const country = answeredDestinations.find(({ name }) => destinationPath(name) === path);
  const rules = country && entryRulesFor(country.name);
  const artwork = country && flagArtwork[`../../node_modules/circle-flags/flags/${country.flag}.svg`];
  if (!rules || artwork === undefined) return undefined;
  return { line: `${entryKindOn(rules, day)}, with an Indian passport`, picture: () => artwork };
}

function lineOf(path: string): string {
  const { article } = metadataFor(path);
  if (article) return article.section;
  return path.startsWith('/visa/') ? 'Visa guide for Indian passport holders' : agency.headline;
}

/** The card of every page that can be shared, with its picture, as it is on a day, `YYYY-MM-DD`. */
export function cards(day: string): readonly Card[] {
  return indexablePaths.map((path) => {
    const { image, heading } = metadataFor(path);
    const { line, picture } = ownLooks(path) ??
      destinationLooks(path, day) ?? { line: lineOf(path), picture: () => pictureOf(path) ?? hero() };
    return {
      address: image.slice(agency.baseUrl.length),
      title: path === '/' ? agency.headline : heading,
      line,
      picture: picture(),
    };
  });
}
