const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The address that a setting means. `URL.canParse` would be missing in phones from before 2024. */
function addressIn(text: string, pageUrl: string): URL | undefined {
  try {
    return new URL(text, pageUrl);
  } catch {
    return undefined;
  }
}

/** The endpoint's address, if it is one to send personal data to: https, this machine, or the page's own origin. */
export function usableUrl(configured: string | undefined, pageUrl: string): URL | undefined {
  const text = configured?.trim();
  const url = text ? addressIn(text, pageUrl) : undefined;
  // Browsers refuse to post to an address with a password: nothing would ever leave the device.
  if (!url || url.username || url.password) return undefined;
  const isOwnOrigin = url.origin === new URL(pageUrl).origin && /^https?:$/.test(url.protocol);
  const isLoopback = url.protocol === 'http:' && loopbackHosts.has(url.hostname);
  return url.protocol === 'https:' || isLoopback || isOwnOrigin ? url : undefined;
}
