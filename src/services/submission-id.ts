/**
 * A random id for a submission (UUID, version 4). `crypto.randomUUID` would be missing where the site is opened by plain
 * http, as on a phone that tries the preview of a computer beside it.
 */
export function submissionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}
