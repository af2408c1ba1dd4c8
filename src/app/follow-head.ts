import type { PageHeadData } from '../data-files';
import type { HeadTag } from './head';

function applyTag({ name, identity: [key, value], content: [attribute, text] }: HeadTag): void {
  const present = document.head.querySelector(`${name}[${key}="${value}"]`);
  if (text === null) {
    present?.remove();
    return;
  }
  const tag = present ?? document.createElement(name);
  tag.setAttribute(key, value);
  tag.setAttribute(attribute, text);
  if (!present) document.head.append(tag);
}

/** JSON as it may stand inside a script element. Throws where the text is none. */
function asJson(text: string): string {
  return JSON.stringify(JSON.parse(text)).replaceAll('<', '\\u003c');
}

/**
 * Gives JSON, and nothing else, as a text that a script element takes. A host whose header is older than this build
 * does not know the policy: then the element stays as it is.
 */
function structuredDataWriter(): ((text: string) => unknown) | undefined {
  if (!window.trustedTypes) return asJson;
  try {
    const policy = window.trustedTypes.createPolicy('structured-data', { createScript: asJson });
    return (text) => policy.createScript(text);
  } catch (error) {
    console.error('The structured data of other pages cannot be written.', error);
    return undefined;
  }
}

const writeStructuredData = structuredDataWriter();

/** Makes the document's head that of another page. Specification §2, Behaviour on every navigation. */
export function applyHead({ title, tags, structuredData }: PageHeadData): void {
  document.title = title;
  tags.forEach(applyTag);
  const script = document.getElementById('structured-data');
  if (!(script instanceof HTMLScriptElement) || !writeStructuredData) return;
  // Not its text node: Firefox takes a script whose text was changed so for a violation.
  script.text = writeStructuredData(structuredData) as string;
}
