import { Picture } from './Picture';

interface PostIllustrationProps {
  slug: string;
  /** What the picture shows; without it the picture is decoration. */
  alt?: string;
}

/** The picture of a post. */
export function PostIllustration({ slug, alt = '' }: PostIllustrationProps) {
  return <Picture name={`post-${slug}`} alt={alt} />;
}
