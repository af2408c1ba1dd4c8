import type { DeliveriesSnapshot } from '../../machines/site/deliveries/deliveries.machine';

/** What this tab knows of a submission; nothing when it never sent it. */
export function knownDelivery({ context }: DeliveriesSnapshot, id: string) {
  return context.known.find((delivery) => delivery.id === id);
}
