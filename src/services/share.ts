/** Opens the device's share sheet. Where there is none, or the visitor closes it, nothing happens. */
export function share(shared: { title: string; url: string }): void {
  void navigator.share?.(shared).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError'))
      console.warn('Sharing failed.', error);
  });
}
