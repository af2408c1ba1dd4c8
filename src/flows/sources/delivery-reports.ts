import type { KnownDelivery } from '../../../machines/site/deliveries/known-deliveries';
import { source } from '../../../machines/source';
import { subscribeToChild, type SiteActor } from '../site';

/** How the deliveries of this tab stand, and each change of one. */
export function deliveryReports(site: SiteActor) {
  return source<{ type: 'delivery.reported'; delivery: KnownDelivery }>(({ sendBack }) =>
    subscribeToChild(site, 'deliveries', (deliveries) => {
      const told = new Set<KnownDelivery>();
      const report = () => {
        for (const delivery of deliveries.getSnapshot().context.known) {
          if (!told.has(delivery)) sendBack({ type: 'delivery.reported', delivery });
          told.add(delivery);
        }
      };
      report();
      return deliveries.subscribe({ next: report, error: () => {} });
    }),
  );
}
