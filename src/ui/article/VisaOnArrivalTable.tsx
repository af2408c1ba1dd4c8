import type { VisaOnArrivalCard, VisaOnArrivalCardRegion } from '../../content/visa-on-arrival-cards';
import { unbroken } from '../../content/unbroken';
import classes from './VisaOnArrivalTable.module.css';

const ways = [
  { way: 'all', title: 'All' },
  { way: 'arrival', title: 'On arrival' },
  { way: 'free', title: 'Visa-free' },
  { way: 'before', title: 'Apply first' },
] as const;

const titleOf = (of: VisaOnArrivalCard['way']) => ways.find(({ way }) => way === of)?.title;

/** What the way says already. */
const plainEntries = ['visa on arrival', 'visa-free'];

const costWords = ({ value, rupees }: VisaOnArrivalCard['cost']['now']) =>
  rupees ? `${value} (${unbroken(rupees)})` : value;

interface VisaOnArrivalTableProps {
  readonly regions: readonly VisaOnArrivalCardRegion[];
}

/**
 * Every country of the guide on one screen, as it is entered now. The style sheet narrows the rows by the button that is
 * checked: it works without scripts, and the table is complete.
 */
export function VisaOnArrivalTable({ regions }: VisaOnArrivalTableProps) {
  const rows = regions
    .flatMap(({ id, countries }) => countries.map((country) => ({ region: id, country })))
    .sort((a, b) => a.country.name.localeCompare(b.country.name, 'en'));
  const countOf = (way: string) =>
    way === 'all' ? rows.length : rows.filter(({ country }) => country.way === way).length;
  return (
    <div className={classes.area}>
      <fieldset className={classes.filter}>
        <legend>Show</legend>
        {ways.map(({ way, title }) => (
          <label key={way}>
            <input type="radio" name="way" value={way} defaultChecked={way === 'all'} />
            <span>{`${title} (${countOf(way)})`}</span>
          </label>
        ))}
      </fieldset>
      <table className={classes.table}>
        <caption>How an Indian passport enters now</caption>
        <thead>
          <tr>
            <th scope="col">Country</th>
            <th scope="col">Entry</th>
            <th scope="col">Stay and cost</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ region, country: { name, way, entry, duration, cost } }) => (
            <tr key={name} data-way={way}>
              <th scope="row">
                <a href={`#${region}`}>{name}</a>
              </th>
              <td>
                <strong className={classes.way}>{titleOf(way)}</strong>
                {plainEntries.includes(entry.now.value) || <span>{entry.now.value}</span>}
              </td>
              <td>
                <span>
                  <span className={classes.label}>Stay: </span>
                  {duration.now.value}
                </span>
                <span>
                  <span className={classes.label}>Cost: </span>
                  {costWords(cost.now)}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
