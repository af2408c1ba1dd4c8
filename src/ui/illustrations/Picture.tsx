import classes from './Picture.module.css';

const urls = import.meta.glob<string>('./pictures/*.svg', { query: '?url', import: 'default', eager: true });

function urlOf(name: string): string {
  const url = urls[`./pictures/${name}.svg`];
  if (url === undefined) throw new Error(`There is no picture "${name}" in src/ui/illustrations/pictures.`);
  return url;
}

interface PictureProps {
  /** A file of `pictures`, without its ending. */
  name: string;
  /** What the picture shows; an empty text makes it decoration. */
  alt: string;
}

/**
 * One of the site's own pictures, 16 by 9. The drawing stays in a file of its own and takes its colours from
 * the page, so it follows the theme. Throws for a name that has no file, which stops the prerendering.
 */
export function Picture({ name, alt }: PictureProps) {
  return (
    <svg
      className={classes.picture}
      viewBox="0 0 720 405"
      {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
    >
      <use href={`${urlOf(name)}#picture`} />
    </svg>
  );
}
