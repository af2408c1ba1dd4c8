/** What is known of the deliveries of this tab, and what of it a reload must not lose. */
import * as v from 'valibot';
import { checkedBy, rowByRow } from '../../kept';
import type { StorageKey } from '../../ports';
import { openDeliveriesKeyName } from './keys';
import type { DeliveryKind, DeliveryOutput, FailureDetails } from './delivery.machine';

export type DeliveryStatus = 'sending' | DeliveryOutput['status'];

/** What the form of a submission can say of it. */
export interface KnownDelivery {
  readonly id: string;
  readonly kind: DeliveryKind;
  readonly status: DeliveryStatus;
  /** When it was last sent, as an ISO timestamp. */
  readonly sentAt: string;
  readonly failure: FailureDetails | undefined;
  /** An earlier attempt under the same id has ended in doubt. */
  readonly mayHaveArrived?: true;
  /** Sent by an earlier page of this tab, which did not hear how it ended. */
  readonly isOfEarlierPage?: true;
  /** No later page has to announce that it is in doubt: one has, or another application was accepted since. */
  readonly isAnnounced?: true;
}

/** The first eight characters of the id, by which a visitor and the agency can speak of a submission. */
export function referenceOf(submissionId: string): string {
  return submissionId.slice(0, 8);
}

const openDeliverySchema = v.object({
  id: v.string(),
  sentAt: v.pipe(v.string(), v.isoTimestamp()),
  isAnnounced: v.exactOptional(v.literal(true)),
});

export type OpenDelivery = v.InferOutput<typeof openDeliverySchema>;

/** The applications whose end is not known: after a reload they are in doubt. */
export const openDeliveriesStorageKey: StorageKey<readonly OpenDelivery[]> = {
  key: openDeliveriesKeyName,
  lasts: 'tab',
  check: checkedBy(rowByRow(openDeliverySchema)),
};

/** What of the deliveries a reload must not lose. */
export function openDeliveries(known: readonly KnownDelivery[]): OpenDelivery[] {
  return known
    .filter(({ kind, status }) => kind === 'application' && (status === 'sending' || status === 'inDoubt'))
    .map(({ id, sentAt, isAnnounced }) => ({ id, sentAt, ...(isAnnounced && { isAnnounced }) }));
}

/** In doubt since an earlier page, and not announced yet; a doubt of this page had its own notice. */
export function isToBeAnnounced({ status, isOfEarlierPage, isAnnounced }: KnownDelivery): boolean {
  return status === 'inDoubt' && isOfEarlierPage === true && !isAnnounced;
}
