import type { ReactNode } from 'react';
import type { OfficialLink as Site } from '../../content/official-links';

interface OfficialLinkProps extends Site {
  children?: ReactNode;
}

/** A link to an official page; its label stands where the article gives no words of its own. */
export function OfficialLink({ href, label, children }: OfficialLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children ?? label}
    </a>
  );
}
