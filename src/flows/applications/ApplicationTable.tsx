import type { ApplicationRecord } from '../../../machines/visa-application/application';
import classes from './ApplicationTable.module.css';

/** A moment as people in India write it, in the visitor's own time zone; "Unknown time" for a text that is none. */
function shownTime(timestamp: string): string {
  const moment = new Date(timestamp);
  return Number.isNaN(moment.getTime())
    ? 'Unknown time'
    : moment.toLocaleString('en-IN', { dateStyle: 'medium', timeStyle: 'short' });
}

const columns = ['Full Name', 'Country', 'Visa Type', 'State', 'Received', 'Status'] as const;

/**
 * One row an application. On phones each row is a card; the roles are written out because a table that is not
 * laid out as one loses them in some browsers.
 */
export function ApplicationTable({ records }: { records: readonly ApplicationRecord[] }) {
  return (
    <table className={classes.table} role="table" aria-labelledby="applications-title">
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {records.map((record, index) => (
          <tr key={records.length - index} role="row">
            <th role="rowheader" scope="row">
              {record.fullName}
            </th>
            <td role="cell" data-column="Country">
              {record.country}
            </td>
            <td role="cell" data-column="Visa Type">
              {record.visaType}
            </td>
            <td role="cell" data-column="State">
              {record.stateOfApplication}
            </td>
            <td role="cell" data-column="Received">
              <time dateTime={record.timestamp}>{shownTime(record.timestamp)}</time>
            </td>
            <td role="cell" data-column="Status">
              <span className={classes.status}>{record.status}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
