import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { mobileMenuMachine } from '../../../machines/mobile-menu/mobile-menu.machine';
import { useFlow } from '../flow';

/** The width at which the header shows its links and needs no menu: 48em. */
const wideScreen = '(min-width: 48em)';

/** Starts the mobile menu's flow and reports to it what closes a menu: Escape, a tap elsewhere, another page, a wide screen. */
export function useMobileMenu() {
  const area = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { snapshot, send } = useFlow(
    mobileMenuMachine.provide({ actions: { focusMenuButton: () => button.current?.focus() } }),
    {
      started: (actor) => {
        const reportEscape = (event: KeyboardEvent) => {
          if (event.key === 'Escape') actor.send({ type: 'escape.pressed' });
        };
        const reportOutside = (event: PointerEvent) => {
          if (!area.current?.contains(event.target as Node)) actor.send({ type: 'outside.pressed' });
        };
        const reportWidth = (event: MediaQueryListEvent) => {
          if (event.matches) actor.send({ type: 'screen.widened' });
        };
        const wide = window.matchMedia(wideScreen);
        document.addEventListener('keydown', reportEscape);
        document.addEventListener('pointerdown', reportOutside);
        wide.addEventListener('change', reportWidth);
        return () => {
          document.removeEventListener('keydown', reportEscape);
          document.removeEventListener('pointerdown', reportOutside);
          wide.removeEventListener('change', reportWidth);
        };
      },
    },
  );
  // The key too: a link to the page that one is on closes the menu as well.
  const { key } = useLocation();
  useEffect(() => send({ type: 'page.changed' }), [key, send]);
  return { isOpen: snapshot.value === 'open', send, area, button };
}
