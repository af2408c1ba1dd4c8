/**
 * WebKit keeps what a preload did not get for minutes, from page to page: whoever retries is given the old failure, and
 * the network is not asked. A request of another kind for the same address makes it forget.
 */
export function forgetMissingFiles(): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'modulepreload')
        fetch(target.href).catch(() => {});
    },
    { capture: true },
  );
}
