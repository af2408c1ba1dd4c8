import { advisers as ownAdvisers, type Adviser } from '../site';
import classes from './Advisers.module.css';
import { PageSection } from './PageSection';

const photos = import.meta.glob<string>('./advisers/*.{avif,jpg,webp}', {
  query: '?url',
  import: 'default',
  eager: true,
});

function addressOfPhoto(file: string): string {
  const address = photos[`./advisers/${file}`];
  if (address === undefined) throw new Error(`There is no photograph "${file}" in src/ui/advisers.`);
  return address;
}

interface AdvisersProps {
  advisers?: readonly Adviser[];
  addressOf?: (photo: string) => string;
}

/** The people behind the agency; nothing while the list is empty. Throws for a photograph that has no file. */
export function Advisers({ advisers = ownAdvisers, addressOf = addressOfPhoto }: AdvisersProps) {
  if (advisers.length === 0) return undefined;
  return (
    <PageSection tone="wash" label="advisers">
      <h2 id="advisers">Who answers you</h2>
      <ul className={classes.advisers}>
        {advisers.map(({ name, role, photo, alt }) => (
          <li key={photo}>
            <img src={addressOf(photo)} alt={alt} width="320" height="320" loading="lazy" decoding="async" />
            <h3>{name}</h3>
            <p>{role}</p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
