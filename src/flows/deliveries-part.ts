import { v4, v5 } from 'uuid';
import { fromPromise } from 'xstate';
import { applicationsStorageKey, withRecord } from '../../machines/applications/list';
import {
  deliveriesMachine,
  type RecordRequested,
  type ApplicationRecorded,
  type DeliveriesFound,
  type DeliveriesSnapshot,
} from '../../machines/site/deliveries/deliveries.machine';
import { deliveryMachine, type DeliveryOrder } from '../../machines/site/deliveries/delivery.machine';
import { forDeliveries } from '../../machines/site/events';
import {
  openDeliveriesStorageKey,
  openDeliveries,
  referenceOf,
} from '../../machines/site/deliveries/known-deliveries';
import { ticketsStorageKey } from '../../machines/site/deliveries/ticket';
import type { AssessmentPayload } from '../../machines/eligibility-checker/payload';
import {
  applicationDraftStorageKey,
  applicationPayload,
  recordOf,
  type ApplicationPayload,
} from '../../machines/visa-application/application';
import { source, type ReadableActor } from '../../machines/source';
import { registerPart, type Part } from './part';
import type { Ports } from './ports';
import { childOf, type SiteActor } from './site';
import { saveOnChange } from './sources/kept-draft';

/** Keeps the record of an application that has arrived, and removes its draft; a draft of other details stays. */
function recordAccepted(
  { payload, sentAt, submissionId }: RecordRequested,
  ports: Ports,
): ApplicationRecorded {
  const reference = referenceOf(submissionId);
  const applications = ports.storedValue(applicationsStorageKey);
  const record = { ...recordOf(payload as ApplicationPayload, sentAt), reference };
  applications.write(withRecord(applications.read() ?? [], record));
  const draft = ports.storedValue(applicationDraftStorageKey);
  const form = draft.read()?.form;
  if (form && submissionIdsBy(ports)(applicationPayload(form)) === submissionId) draft.clear();
  const { country, visaType } = payload as ApplicationPayload;
  return {
    type: 'application.recorded',
    patch: { destination: country, visaType, sent: { reference, on: ports.today() } },
  };
}

const keptDeliveries = (ports: Ports) =>
  source<
    DeliveriesFound | ApplicationRecorded,
    ReadableActor<Pick<DeliveriesSnapshot, 'context'>>,
    RecordRequested
  >(({ sendBack, input: deliveries, receive }) => {
    const open = ports.storedValue(openDeliveriesStorageKey);
    const tickets = ports.storedValue(ticketsStorageKey);
    sendBack({ type: 'deliveries.found', open: open.read() ?? [], tickets: tickets.read() ?? [] });
    receive((accepted) => sendBack(recordAccepted(accepted, ports)));
    const stops = [
      saveOnChange(deliveries, open, ({ context }) => undefinedIfEmpty(openDeliveries(context.known))),
      saveOnChange(deliveries, tickets, ({ context }) => undefinedIfEmpty(context.tickets)),
    ];
    return () => stops.forEach((stop) => stop());
  });

function undefinedIfEmpty<Row>(rows: readonly Row[]): readonly Row[] | undefined {
  return rows.length === 0 ? undefined : rows;
}

/** Sends an order to the webhook of its kind. */
function deliver({ kind, submissionId, payload }: DeliveryOrder, ports: Ports): Promise<void> {
  return kind === 'application'
    ? ports.deliverApplication({ submissionId, payload: payload as ApplicationPayload })
    : ports.deliverAssessment({ submissionId, payload: payload as AssessmentPayload });
}

/** The deliveries of this tab. They go on when the page that ordered them has gone. */
export const deliveriesPart = {
  bind: (ports: Ports) =>
    deliveriesMachine.provide({
      actors: {
        keptDeliveries: keptDeliveries(ports),
        delivery: deliveryMachine.provide({
          actors: { deliver: fromPromise<void, DeliveryOrder>(({ input }) => deliver(input, ports)) },
        }),
      },
    }),
} satisfies Part;

/** Announces on the page that has been opened that an application of an earlier page is in doubt, if no page has yet. */
export function announceEarlierDoubt(site: SiteActor, ports: Ports): void {
  registerPart(site, 'deliveries', deliveriesPart, ports);
  const { pathname } = childOf(site, 'navigation')?.getSnapshot().context.shown ?? { pathname: '' };
  site.send(forDeliveries({ type: 'page.loaded', pathname }));
}

/** How a form names what it sends: the same details are the same submission, another tab's are not. */
export function submissionIdsBy({ nameSubmission }: Ports): (content: unknown) => string {
  return (content) =>
    nameSubmission(content, { random: () => v4(), derive: (text, space) => v5(text, space) });
}
