import { useRef, useSyncExternalStore } from 'react';
import classes from './Picture.module.css';

const urls = import.meta.glob<string>('./pictures/*.svg', { query: '?url', import: 'default', eager: true });

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

const stays = () => () => {};

/** Whether the page's HTML already holds this picture: the app, taking over, leaves it as it is. */
function useIsDrawn(): boolean {
  const isDrawn = useRef(false);
  return useSyncExternalStore(
    stays,
    () => isDrawn.current,
    () => (isDrawn.current = true),
  );
}

interface PictureProps {
  /** A file of `pictures`, without its ending. */
  name: string;
  /** What the picture shows; an empty text makes it decoration. */
  alt: string;
}

/**
 * One of the site's own pictures, 16 by 9. It takes its colours from the page, so it follows the theme. It stands in the
 * prerendered HTML, there with the first words; where the app draws the page, it is a file of its own and weighs
 * nothing in the scripts. Throws for a name that has no file, which stops the prerendering.
 */
export function Picture({ name, alt }: PictureProps) {
  const isDrawn = useIsDrawn();
  const frame = {
    className: classes.picture,
    viewBox: '0 0 720 405',
    ...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt }),
  };
  if (isDrawn) {
    const drawing = { __html: import.meta.env.SSR ? drawingOf(name) : '' };
    return <svg {...frame} suppressHydrationWarning dangerouslySetInnerHTML={drawing} />;
  }
  return (
    <svg {...frame}>
      <use href={`${urls[`./pictures/${name}.svg`]}#picture`} />
    </svg>
  );
}
