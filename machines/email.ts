const longestAddress = 254;
const blankOrControl = /[\s\p{Cc}]/u;

/**
 * Whether a text looks like an e-mail address: something, one `@`, and a domain of at least two parts between
 * dots, with no blank or control character inside and at most 254 characters, the longest address that mail
 * can be delivered to. Blanks around it are ignored; letters of any script are allowed. Runs in linear time.
 * Specification §5.
 */
export function looksLikeEmail(text: string): boolean {
  const address = text.trim();
  if (address.length > longestAddress || blankOrControl.test(address)) return false;
  const at = address.indexOf('@');
  if (at < 1 || at !== address.lastIndexOf('@')) return false;
  const domainParts = address.slice(at + 1).split('.');
  return domainParts.length > 1 && !domainParts.includes('');
}
