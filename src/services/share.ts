/** Opens the device's share sheet. Where there is none, or the visitor closes it, nothing happens. */
export function share(shared: { title: string; url: string }): void {
  void navigator.share?.(shared).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError'))
      console.warn('Sharing failed.', error);
  });
}

/** Whether the device has a share sheet. */
export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/**
 * Opens a share address in a window of 600 × 400 px that knows nothing of this page. Gives false when the
 * browser does not open one. Specification §2, Blog list.
 */
export function openShareWindow(address: string): boolean {
  const opened = window.open(address, '_blank', 'popup,width=600,height=400');
  if (!opened) return false;
  opened.opener = null;
  return true;
}
