import { useEffect } from 'react';

/**
 * Gives the focus back to what had it before a dialog, when the dialog goes. Where something else has taken it by
 * then, such as the page that the visitor has gone to, it stays there.
 */
export function useFocusReturn(): void {
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
}
