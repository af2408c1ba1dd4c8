import { addressOf } from 'virtual:pictures';
import { drawInto, laterDrawing } from './file-drawing';
import classes from './Picture.module.css';

/** The drawings themselves, for the build only. */
const files: Partial<Record<string, string>> = import.meta.env.SSR
  ? import.meta.glob<string>('./pictures/*.svg', { query: '?raw', import: 'default', eager: true })
  : {};

/** What the build writes into the page: the file's one group. */
function drawingOf(name: string): string {
  const file = files[`./pictures/${name}.svg`];
  if (file === undefined) throw new Error(`There is no picture "${name}" in src/ui/illustrations/pictures.`);
  const [, drawing = ''] = /<svg[^>]*>(.*)<\/svg>/s.exec(file) ?? [];
  return drawing.replace(' id="picture"', '').replaceAll(/\s*\n\s*/g, '');
}

const fileOf = (name: string) => `${addressOf(name)}#picture`;

interface PictureProps {
  /** A file of `pictures`, without its ending. */
  name: string;
  /** What the picture shows; an empty text makes it decoration. */
  alt: string;
  /** Whether it stands below the first screen: it comes after the page then, and not with the page's HTML. */
  isBelow?: boolean;
}

/**
 * One of the site's own pictures, 16 by 9. It takes its colours from the page, so it follows the theme. It stands in the
 * prerendered HTML, there with the first words, and the app leaves it as it is; where the app draws the page, it is a file of its
 * own and weighs nothing in the scripts. Throws for a name that has no file, which stops the prerendering.
 */
export function Picture({ name, alt, isBelow = false }: PictureProps) {
  const frame = {
    className: classes.picture,
    viewBox: '0 0 720 405',
    ...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt }),
  };
  if (import.meta.env.SSR) {
    const drawing = isBelow ? laterDrawing(fileOf(name)) : drawingOf(name);
    return <svg {...frame} dangerouslySetInnerHTML={{ __html: drawing }} />;
  }
  // With a text as its child, React neither hydrates nor removes the drawing inside.
  return (
    <svg
      key={name}
      {...frame}
      suppressHydrationWarning
      ref={(svg) => void (svg && drawInto(svg, fileOf(name)))}
    >
      {''}
    </svg>
  );
}
