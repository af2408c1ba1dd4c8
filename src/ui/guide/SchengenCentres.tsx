import { Link } from 'react-router-dom';
import { destinationPath } from '../../../machines/country-listing/listing';
import type { schengenCentres } from '../../content/visa-centres/visa-centres';
import classes from './SchengenCentres.module.css';

interface SchengenCentresProps {
  readonly centres: typeof schengenCentres;
  /** Month and year. */
  readonly lastChecked: string;
}

/** Where one applies in India for each of the 29 Schengen countries; their own pages have cities, states and sources. */
export function SchengenCentres({ centres, lastChecked }: SchengenCentresProps) {
  return (
    <div className={classes.centres}>
      <p>
        Most Schengen countries have their applications taken by VFS Global. Some turn you away if you live in
        another consulate’s area, so look yours up before you book an appointment.
      </p>
      <table>
        <caption>{`Each country’s page has the cities, the states, the service charge and the sources. Checked ${lastChecked}.`}</caption>
        <thead>
          <tr>
            <th scope="col">Country</th>
            <th scope="col">Where you apply</th>
            <th scope="col">Which centre</th>
          </tr>
        </thead>
        <tbody>
          {centres.map(({ name, taker, choice }) => (
            <tr key={name}>
              <th scope="row">
                <Link to={`${destinationPath(name)}#where-to-apply`}>{name}</Link>
              </th>
              <td>{taker}</td>
              <td>{choice}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
