import { headTags, structuredDataText, type HeadTag } from './head';
import { metadataFor } from './metadata';

function applyTag({ name, identity: [key, value], content: [attribute, text] }: HeadTag): void {
  const present = document.head.querySelector(`${name}[${key}="${value}"]`);
  if (text === undefined) {
    present?.remove();
    return;
  }
  const tag = present ?? document.createElement(name);
  tag.setAttribute(key, value);
  tag.setAttribute(attribute, text);
  if (!present) document.head.append(tag);
}

/** Makes the document's head that of another path. Specification §2, Behaviour on every navigation. */
export function applyHead(pathname: string): void {
  const metadata = metadataFor(pathname);
  document.title = metadata.title;
  headTags(metadata).forEach(applyTag);
  // A text node: a script's text set by itself would need a Trusted Types policy.
  const data = document.getElementById('structured-data')?.firstChild;
  if (data) data.nodeValue = structuredDataText(metadata);
}
