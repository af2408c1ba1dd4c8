import type { NoticesEvent } from '../../../machines/site/notices/notices.machine';
import { openDeliveriesKeyName } from '../../../machines/site/deliveries/keys';
import { tripFolderKeys } from '../../../machines/site/trip-folder/keys';
import { noticeWords } from '../../content/notice-words';
import type { Ports } from '../../flows/ports';
import { registerPart } from '../../flows/part';
import type { SiteActor } from '../../flows/site';
import { watchSwipes } from '../../services/cross-fade';
import { whenIdle } from '../../services/idle';
import { whenStillHere } from '../../services/still-here';
import { forgetKept, isAnyKept } from '../../services/storage';
import { isCopiedTab } from '../../services/submission-id';
import { inspectionGuardMode } from '../../../machines/site/inspection-guard/guard-setting';
import { inspectionGuardPart } from './inspection-guard-part';

const guarded = inspectionGuardMode(import.meta.env.VITE_INSPECTION_GUARD, import.meta.env.PROD);

/** Stands in when the notices' code cannot be had: the browser's own dialog says what has to be said. */
function sayWithoutNotices(waiting: readonly NoticesEvent[], ports: Ports): void {
  const raised = waiting.filter((event) => event.type === 'notice.raised');
  // Of those with one id, each replaces the one before.
  for (const [, notice] of new Map(raised.map(({ notice }) => [notice.id, notice]))) {
    const { title, message, note } = noticeWords(notice);
    if (notice.kind !== 'loading') ports.alert([title, message, note].filter(Boolean).join('\n'));
  }
}

/**
 * Starts the site in a browser: what the device and the address say arrives as events, what it asks for is done. Returns a
 * function that stops it.
 */
export function startSite(site: SiteActor, ports: Ports): () => void {
  // Of the other parts nothing has to be said: without its code the bar of the connection stays away.
  const missing = site.on('part.missed', ({ part, waiting }) => {
    if (part !== 'notices') return;
    whenStillHere(() => sayWithoutNotices(waiting as readonly NoticesEvent[], ports));
  });
  const restarting = site.on('child.restarted', ({ id, error }) =>
    console.error(`The site's ${id} broke down and was restarted.`, error),
  );
  const givenUp = site.on('child.given-up', ({ id, error }) =>
    console.error(`The site's ${id} keeps breaking down and was given up.`, error),
  );
  // A duplicated tab has the original's open deliveries: what becomes of them, that one says.
  if (isCopiedTab()) forgetKept(openDeliveriesKeyName);
  site.start();
  // First of all: its listeners stand before those of any other flow.
  if (guarded !== 'off') registerPart(site, 'inspectionGuard', inspectionGuardPart(guarded), ports);
  const ends = [watchSwipes()];
  ends.push(
    whenIdle(() => {
      site.send({ type: 'part.wanted', part: 'notices' });
      site.send({ type: 'part.wanted', part: 'connection' });
      if (isAnyKept(Object.values(tripFolderKeys))) site.send({ type: 'part.wanted', part: 'tripFolder' });
      // Where the code cannot be had, the form says it once it is open.
      if (isAnyKept([openDeliveriesKeyName])) {
        import('../../flows/deliveries-part').then(
          ({ announceEarlierDoubt }) => announceEarlierDoubt(site, ports),
          () => {},
        );
      }
    }),
  );
  return () => {
    for (const end of ends) end();
    missing.unsubscribe();
    restarting.unsubscribe();
    givenUp.unsubscribe();
    site.stop();
  };
}
