import { chatLink } from '../../../machines/chat';
import { wellFormed } from '../../../machines/text';

/** A place where a post can be shared, and the address that opens it there. */
export interface ShareAddress {
  readonly place: 'Facebook' | 'X' | 'LinkedIn' | 'WhatsApp';
  readonly href: string;
}

/** What is shared of a post. `url` is absolute. */
export interface SharedPost {
  readonly title: string;
  readonly url: string;
}

/** The four share addresses of a post, its URL and title encoded once. Specification §7, Blog share. */
export function shareAddresses(post: SharedPost): readonly ShareAddress[] {
  const url = encodeURIComponent(wellFormed(post.url));
  const title = encodeURIComponent(wellFormed(post.title));
  return [
    { place: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}&quote=${title}` },
    { place: 'X', href: `https://x.com/intent/post?url=${url}&text=${title}` },
    {
      place: 'LinkedIn',
      href: `https://www.linkedin.com/shareArticle?mini=true&url=${url}&title=${title}`,
    },
    { place: 'WhatsApp', href: chatLink({ text: `${post.title} ${post.url}` }) },
  ];
}
