import { headTags, structuredDataText, type HeadTag } from './head';
import { metadataFor } from './metadata';
import type { LoadedPage } from './routing/routes';

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

type Questions = LoadedPage['questions'];

type WriteScript = (pathname: string, questions: Questions) => unknown;

/**
 * Gives the structured data of a path, and nothing else, as a text that a script element takes. A host whose header is older than this build
 * does not know the policy: then the element stays as it is.
 */
function structuredDataWriter(): WriteScript | undefined {
  const write = (pathname: string, questions: Questions) =>
    structuredDataText(metadataFor(pathname, questions));
  if (!window.trustedTypes) return write;
  try {
    const policy = window.trustedTypes.createPolicy('structured-data', { createScript: write });
    return (pathname, questions) => policy.createScript(pathname, questions);
  } catch (error) {
    console.error('The structured data of other pages cannot be written.', error);
    return undefined;
  }
}

const writeStructuredData = structuredDataWriter();

/** Makes the document's head that of another path. Specification §2, Behaviour on every navigation. */
export function applyHead(pathname: string, questions: Questions): void {
  const metadata = metadataFor(pathname);
  document.title = metadata.title;
  headTags(metadata).forEach(applyTag);
  const script = document.getElementById('structured-data');
  if (!(script instanceof HTMLScriptElement) || !writeStructuredData) return;
  // Not its text node: Firefox takes a script whose text was changed so for a violation.
  script.text = writeStructuredData(pathname, questions) as string;
}
