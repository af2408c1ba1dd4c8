const longestAddress = 254;
const blankOrControl = /[\s\p{Cc}]/u;

/**
 * Whether a text has something on both sides of one `@` and no blank or control character inside: no stricter
 * than a browser's own check of an e-mail field. Blanks around it are ignored.
 */
export function hasEmailShape(text: string): boolean {
  const address = text.trim();
  const at = address.indexOf('@');
  const isSurrounded = at > 0 && at < address.length - 1;
  return isSurrounded && at === address.lastIndexOf('@') && !blankOrControl.test(address);
}

/**
 * Whether a text looks like an e-mail address: something, one `@`, and a domain of at least two parts between
 * dots, with no blank or control character inside and at most 254 characters, the longest address that mail
 * can be delivered to. Blanks around it are ignored; letters of any script are allowed. Runs in linear time.
 * Specification §5.
 */
export function looksLikeEmail(text: string): boolean {
  const address = text.trim();
  if (address.length > longestAddress || !hasEmailShape(address)) return false;
  const domainParts = address.slice(address.indexOf('@') + 1).split('.');
  return domainParts.length > 1 && !domainParts.includes('');
}
