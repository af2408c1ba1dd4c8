import { useEffect } from 'react';
import { v4, v5 } from 'uuid';
import { fromPromise } from 'xstate';
import { keptApplications, withRecord } from '../../machines/applications/list';
import {
  deliveriesMachine,
  selectDelivery,
  selectLastAssessment,
  type ApplicationAccepted,
} from '../../machines/site/deliveries/deliveries.machine';
import { deliveryMachine, type DeliveryOrder } from '../../machines/site/deliveries/delivery.machine';
import { forDeliveries, forTripFolder } from '../../machines/site/events';
import {
  keptOpenDeliveries,
  openDeliveries,
  referenceOf,
  type KnownDelivery,
} from '../../machines/site/deliveries/ledger';
import { keptTickets } from '../../machines/site/deliveries/ticket';
import type { AssessmentPayload } from '../../machines/eligibility-checker/payload';
import {
  keptApplicationDraft,
  recordOf,
  type ApplicationPayload,
} from '../../machines/visa-application/application';
import { usePorts, type Ports } from './ports';
import { bringPart, childOf, useSiteActor, useSiteChild, whenChild, type SiteActor } from './site';

/** What the device keeps of an application that has arrived: its record, and no longer its draft. */
function keepAccepted({ payload, sentAt, submissionId }: ApplicationAccepted, ports: Ports): void {
  const applications = ports.storedValue(keptApplications);
  const record = {
    ...recordOf(payload as ApplicationPayload, sentAt),
    reference: referenceOf(submissionId),
  };
  applications.write(withRecord(applications.read() ?? [], record));
  ports.storedValue(keptApplicationDraft).clear();
}

/** The deliveries' chart with the two webhooks behind it. */
function liveDeliveries(ports: Ports) {
  const deliver = ({ kind, submissionId, payload }: DeliveryOrder) =>
    kind === 'application'
      ? ports.deliverApplication({ submissionId, payload: payload as ApplicationPayload })
      : ports.deliverAssessment({ submissionId, payload: payload as AssessmentPayload });
  const delivery = deliveryMachine.provide({
    actors: { deliver: fromPromise<void, DeliveryOrder>(({ input }) => deliver(input)) },
  });
  return deliveriesMachine.provide({ actors: { delivery } });
}

/**
 * Brings the site its deliveries, with the first page that has something to deliver. They go on when that page is gone: what
 * they end with is kept on the device from here on.
 */
export function bringDeliveries(site: SiteActor, ports: Ports): void {
  if (childOf(site, 'deliveries')) return;
  const open = ports.storedValue(keptOpenDeliveries);
  const tickets = ports.storedValue(keptTickets);
  bringPart(site, 'deliveries', liveDeliveries(ports));
  site.send(
    forDeliveries({ type: 'deliveries.found', open: open.read() ?? [], tickets: tickets.read() ?? [] }),
  );
  whenChild(site, 'deliveries', (deliveries) => {
    const accepting = deliveries.on('application.accepted', (accepted) => {
      keepAccepted(accepted, ports);
      const { country, visaType } = accepted.payload as ApplicationPayload;
      const sent = { reference: referenceOf(accepted.submissionId), on: ports.today() };
      site.send(forTripFolder({ type: 'trip.said', said: { destination: country, visaType, sent } }));
    });
    const keeping = deliveries.subscribe(({ context }) => {
      const left = openDeliveries(context.known);
      if (left.length === 0) open.clear();
      else open.write(left);
      if (context.tickets.length === 0) tickets.clear();
      else tickets.write(context.tickets);
    });
    return {
      unsubscribe: () => {
        accepting.unsubscribe();
        keeping.unsubscribe();
      },
    };
  });
}

/** Says on the page that has been opened what an earlier page of this tab sent without hearing of its end, if that is not said yet. */
export function tellDoubt(site: SiteActor, ports: Ports): void {
  bringDeliveries(site, ports);
  const { pathname } = childOf(site, 'navigation')?.getSnapshot().context.shown ?? { pathname: '' };
  site.send(forDeliveries({ type: 'page.settled', pathname, now: ports.now() }));
}

/** How a form names what it sends: the same details are the same submission, another tab's are not. */
export function submissionIdsBy({ submissionIdOf }: Ports): (content: unknown) => string {
  return (content) =>
    submissionIdOf(content, { random: () => v4(), derive: (text, space) => v5(text, space) });
}

export function useSubmissionIds(): (content: unknown) => string {
  return submissionIdsBy(usePorts());
}

/** Sees to it that the site can deliver while a page that needs it is open. */
export function useDeliveries(): void {
  const site = useSiteActor();
  const ports = usePorts();
  useEffect(() => bringDeliveries(site, ports), [site, ports]);
}

/** What is known of a submission; nothing for one that this tab has not sent. */
export function useDelivery(submissionId: string): KnownDelivery | undefined {
  return useSiteChild('deliveries', (deliveries) => deliveries && selectDelivery(deliveries, submissionId));
}

/** What is known of the assessment that this tab sent last. */
export function useLastAssessment(): KnownDelivery | undefined {
  return useSiteChild('deliveries', (deliveries) => deliveries && selectLastAssessment(deliveries));
}
