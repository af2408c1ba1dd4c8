import {
  headerMachine,
  type MenuDismissed,
  type PageScrolled,
  type SearchKeyPressed,
} from '../../../machines/site/header/header.machine';
import { source } from '../../../machines/source';
import type { Part } from '../../flows/part';
import { listening } from '../../services/sources/listening';

/** The elements that the header is known by. */
export const headerIds = { area: 'site-header', menuButton: 'menu-button' } as const;

/** The width at which the header shows its links and needs no menu: 48em. */
const wideScreen = '(min-width: 48em)';

const scrollPosition = source<PageScrolled>(({ sendBack }) => {
  const report = () => sendBack({ type: 'page.scrolled', top: window.scrollY });
  report();
  return listening(window, { scroll: report });
});

/** Escape, a tap elsewhere, a wide screen. */
const menuDismissal = source<MenuDismissed>(({ sendBack }) => {
  const wide = window.matchMedia(wideScreen);
  const stops = [
    listening(document, {
      keydown: ({ key }: KeyboardEvent) => {
        if (key === 'Escape') sendBack({ type: 'escape.pressed' });
      },
      pointerdown: ({ target }: PointerEvent) => {
        const isInside = target instanceof Node && document.getElementById(headerIds.area)?.contains(target);
        if (!isInside) sendBack({ type: 'outside.pressed' });
      },
    }),
    listening(wide, {
      change: ({ matches }: MediaQueryListEvent) => {
        if (matches) sendBack({ type: 'screen.widened' });
      },
    }),
  ];
  return () => stops.forEach((stop) => stop());
});

/** `/`, where it is no letter of a text and no dialog lies over the page. */
const searchKey = source<SearchKeyPressed>(({ sendBack }) =>
  listening(document, {
    keydown: (event: KeyboardEvent) => {
      const isTyped = event.target instanceof Element && event.target.closest('input, textarea, select');
      const isOver = document.querySelector('[aria-modal="true"]') !== null;
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyped || isOver) return;
      // The field that gets the focus would get the letter too.
      event.preventDefault();
      sendBack({ type: 'search-key.pressed' });
    },
  }),
);

/** The header on this page. Specification §2, Header, and §4, Mobile menu. */
export const headerPart = {
  bind: () => headerMachine.provide({ actors: { scrollPosition, menuDismissal, searchKey } }),
} satisfies Part;
