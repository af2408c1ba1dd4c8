/** The applications that this browser has sent, as staff see them. Specification §2, Admin area, and §3. */
import * as v from 'valibot';
import { checkedBy, rowByRow } from '../kept';
import type { StorageKey } from '../ports';
import { inOrder } from '../text';
import { applicationRecordSchema, type ApplicationRecord } from '../visa-application/application';

/** A row whose time has been damaged is still an application. */
const rowSchema = v.object({ ...applicationRecordSchema.entries, timestamp: v.string() });

export const applicationsStorageKey: StorageKey<readonly ApplicationRecord[]> = {
  key: 'deshantar:applications:v1',
  lasts: 'device',
  check: checkedBy(rowByRow(rowSchema)),
};

/** The list with one more in front; one for the same application replaces the earlier. */
export function withRecord(
  records: readonly ApplicationRecord[],
  record: ApplicationRecord,
): readonly ApplicationRecord[] {
  const { reference } = record;
  return [record, ...records.filter((kept) => reference === undefined || kept.reference !== reference)];
}

const timestampSchema = v.pipe(v.string(), v.isoTimestamp());

/** What a row is sorted by: its ISO timestamp, which sorts as text does; a time that is none comes before all. */
function momentOf({ timestamp }: ApplicationRecord): string {
  return v.is(timestampSchema, timestamp) ? timestamp : '';
}

/** The newest application first, those of an unknown time last; the order of equals stays. */
export function newestFirst(records: readonly ApplicationRecord[]): readonly ApplicationRecord[] {
  return [...records].sort((one, other) => inOrder(momentOf(other), momentOf(one)));
}
