/** Sentences by which an agency promises to look at a case, or to advise on it. */
const promises: readonly RegExp[] = [
  /\b(?:we|our (?:advisers?|team)|an adviser|an expert|someone)\b(?:(?!\b(?:don’t|don&#x27;t|nobody|not)\b)[^.!?]){0,60}\b(?:check|review|read|verify|correct|look over|looks at|reads)s?\b[^.!?]{0,60}\b(?:cases?|files?|forms?|applications?|letters?|documents?|answers?|page)\b/i,
  /\bconsult an expert about your case\b/i,
  /\bwe(?:’ll| will)? send you (?:a|your) list\b/i,
  /\b(?:review|advise you on) (?:of )?your case\b/i,
];

/** The promises of a review that a text makes, each as it stands. */
export function promisesIn(text: string): string[] {
  return promises.flatMap((promise) => promise.exec(text)?.[0] ?? []);
}

/** The words of a page's HTML, sentence by sentence. */
export function wordsOf(html: string): string {
  return html
    .replace(/<(script|style|svg)\b.*?<\/\1>/gs, ' ')
    .replace(/<\/(?:p|li|h\d|a|dd|dt|button)>/g, '. ')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
}
