import type { ReactNode } from 'react';
import { officialLinks, type OfficialLinkKey } from '../../content/official-links';

interface OfficialLinkProps {
  id: OfficialLinkKey;
  children?: ReactNode;
}

/** A link to an official page, by its key; its label stands where the article gives no words of its own. */
export function OfficialLink({ id, children }: OfficialLinkProps) {
  const { href, label } = officialLinks[id];
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children ?? label}
    </a>
  );
}
