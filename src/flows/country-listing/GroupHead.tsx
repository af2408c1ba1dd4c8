import { Link } from 'react-router-dom';
import { countryCategories, regionId, type CountryCategory } from '../../../machines/country-listing/listing';
import { guidePaths } from '../../content/guides/guide-paths';
import classes from './GroupHead.module.css';

const titles = new Map(countryCategories.map(({ id, title }) => [id, title]));

/** The Schengen visa is named once for the 29 countries that it covers. */
const shared: Partial<Record<CountryCategory, { readonly text: string; readonly guide: string }>> = {
  schengen: {
    text: 'One visa covers 29 of these countries: apply to the one where you’ll spend most nights. Cyprus needs its own visa.',
    guide: guidePaths.schengen,
  },
};

/** A group's heading with what holds for all of it. */
export function GroupHead({ category, count }: { category: CountryCategory; count: number }) {
  const all = shared[category];
  return (
    <div className={classes.head}>
      <h3 id={regionId(category)}>{titles.get(category)}</h3>
      <p className={classes.count}>{count}</p>
      {all && <p className={classes.text}>{all.text}</p>}
      {all && (
        <ul className={classes.ways}>
          <li>
            <Link to={all.guide}>Schengen visa guide</Link>
          </li>
          <li>
            <Link to={`${all.guide}#documents`}>Documents</Link>
          </li>
          <li>
            <Link to={`${all.guide}#steps`}>Steps</Link>
          </li>
        </ul>
      )}
    </div>
  );
}
