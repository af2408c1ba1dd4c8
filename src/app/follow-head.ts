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

/** Writes the structured data of a path, and nothing else: where scripts need it, what it writes is trusted. */
const structuredData = window.trustedTypes?.createPolicy('structured-data', {
  createScript: (pathname) => structuredDataText(metadataFor(pathname)),
});

/** Makes the document's head that of another path. Specification §2, Behaviour on every navigation. */
export function applyHead(pathname: string): void {
  const metadata = metadataFor(pathname);
  document.title = metadata.title;
  headTags(metadata).forEach(applyTag);
  const script = document.getElementById('structured-data');
  if (!(script instanceof HTMLScriptElement)) return;
  // Not its text node: Firefox takes a script whose text was changed so for a violation.
  script.text = (structuredData?.createScript(pathname) ?? structuredDataText(metadata)) as string;
}
