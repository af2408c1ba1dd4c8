import { forHeader } from '../../../machines/site/events';
import { whenChild, type SiteActor } from '../../flows/site';

/** The elements that the header is known by. */
export const headerIds = { area: 'site-header', menuButton: 'menu-button' } as const;

/** The width at which the header shows its links and needs no menu: 48em. */
const wideScreen = '(min-width: 48em)';

/** Reports the scroll, and what closes a menu: Escape, a tap elsewhere, a wide screen. Gives the way to stop. */
export function watchHeader(site: SiteActor): () => void {
  const reportScroll = () => site.send(forHeader({ type: 'page.scrolled', top: window.scrollY }));
  const reportEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') site.send(forHeader({ type: 'escape.pressed' }));
  };
  const reportOutside = ({ target }: PointerEvent) => {
    const isInside = target instanceof Node && document.getElementById(headerIds.area)?.contains(target);
    if (!isInside) site.send(forHeader({ type: 'outside.pressed' }));
  };
  const reportWidth = ({ matches }: MediaQueryListEvent) => {
    if (matches) site.send(forHeader({ type: 'screen.widened' }));
  };
  const wide = window.matchMedia(wideScreen);
  reportScroll();
  window.addEventListener('scroll', reportScroll, { passive: true });
  document.addEventListener('keydown', reportEscape);
  document.addEventListener('pointerdown', reportOutside);
  wide.addEventListener('change', reportWidth);
  const following = whenChild(site, 'header', (header) =>
    header.on('menu-button.focused', () => document.getElementById(headerIds.menuButton)?.focus()),
  );
  return () => {
    window.removeEventListener('scroll', reportScroll);
    document.removeEventListener('keydown', reportEscape);
    document.removeEventListener('pointerdown', reportOutside);
    wide.removeEventListener('change', reportWidth);
    following();
  };
}
