import { lazy, Suspense, useId, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  countryListingMachine,
  selectGatedCountry,
  selectListing,
} from '../../../machines/country-listing/country-listing.machine';
import {
  countryCategories,
  keptBannerDismissal,
  type Country,
} from '../../../machines/country-listing/listing';
import { EmptyState } from '../../ui/EmptyState';
import { Chip } from '../../ui/Chip';
import { FilterBar, FilterChips } from '../../ui/forms/FilterChips';
import { SearchField } from '../../ui/forms/SearchField';
import { Opening } from '../../ui/Opening';
import { enteredEarly } from '../early-input';
import { useFlow } from '../flow';
import { focusSoon, usePageEffects } from '../page-effects';
import { usePorts } from '../ports';
import { CountryCard } from './CountryCard';
import classes from './CountryListing.module.css';
import { EligibilityBanner } from './EligibilityBanner';
import { PlainGate } from './GateQuestion';

const GateDialog = lazy(() => import('./GateDialog'));

function hasArrived(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'applicationSubmitted' in state;
}

function countLine(count: number): string {
  return count === 1 ? '1 destination' : `${count} destinations`;
}

interface CountryListingProps {
  countries: readonly Country[];
  /** Month and year in which the processing times were published. */
  asOf: string;
}

/** The visa services listing: search, categories, the grid and the gate before an application. Specification §2 and §4. */
export function CountryListing({ countries, asOf }: CountryListingProps) {
  const dismissal = usePorts().shelf(keptBannerDismissal);
  const navigate = useNavigate();
  const location = useLocation();
  const searchId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { snapshot, send } = useFlow(
    countryListingMachine.provide({
      actions: { rememberDismissal: () => void dismissal.write(true) },
    }),
    {
      input: { countries },
      on: { ...usePageEffects(), 'focus.requested': () => focusSoon(() => heading.current) },
      started: (actor) => {
        if (dismissal.read()) actor.send({ type: 'banner.found-dismissed' });
        const text = enteredEarly(searchId);
        if (text !== '') actor.send({ type: 'search.typed', text });
        if (!hasArrived(location.state)) return;
        void navigate({ search: location.search, hash: location.hash }, { replace: true, state: null });
        actor.send({ type: 'application.arrived' });
      },
    },
  );
  const { typedText, appliedSearch, category, countries: found } = selectListing(snapshot);
  const gatedCountry = selectGatedCountry(snapshot);
  const gate = gatedCountry && {
    country: gatedCountry,
    onCancel: () => send({ type: 'cancel.pressed' }),
    onProceed: () => send({ type: 'proceed.pressed' }),
  };
  const categoryTitle =
    category === 'all' ? 'all destinations' : countryCategories.find(({ id }) => id === category)?.title;

  return (
    <section id="visa-services" className={classes.listing} aria-labelledby="visa-services-title">
      <h2 ref={heading} id="visa-services-title" className={classes.title} tabIndex={-1}>
        Choose your destination
      </h2>
      {snapshot.matches({ banner: 'shown' }) && (
        <EligibilityBanner onDismiss={() => send({ type: 'banner.dismissed' })} />
      )}
      <FilterBar className={classes.controls}>
        <div className={classes.search}>
          <SearchField
            id={searchId}
            label="Search destinations"
            placeholder="Country or code: Japan, UAE"
            value={typedText}
            onType={(text) => send({ type: 'search.typed', text })}
            onClear={() => send({ type: 'search.cleared' })}
          />
        </div>
        <FilterChips
          label="Category"
          choices={countryCategories}
          chosen={category}
          onChoose={(id) => send({ type: 'category.chosen', category: id })}
        />
      </FilterBar>
      <p className={classes.count} role="status">
        {countLine(found.length)}
      </p>
      {found.length > 0 ? (
        <>
          <p className={classes.published}>
            {`Processing times as published in ${asOf}. Check the official site before you apply.`}
          </p>
          <ul className={classes.grid}>
            {found.map((country) => (
              <CountryCard key={country.name} country={country} send={send} />
            ))}
          </ul>
        </>
      ) : (
        <div className={classes.empty}>
          <EmptyState
            picture="empty-no-countries"
            title="No Countries Found"
            text={`Your search for “${appliedSearch.trim().slice(0, 60)}” in ${categoryTitle} returned nothing. Try adjusting the filters or the search term.`}
            action={<Chip onClick={() => send({ type: 'filters.cleared' })}>Show all destinations</Chip>}
          />
        </div>
      )}
      {gate && (
        <ErrorBoundary fallback={<PlainGate {...gate} />}>
          <Suspense fallback={<Opening />}>
            <GateDialog {...gate} />
          </Suspense>
        </ErrorBoundary>
      )}
    </section>
  );
}
