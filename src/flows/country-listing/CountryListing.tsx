import { memo, useCallback, useDeferredValue, useMemo, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { comparisonPath } from '../../../machines/comparison/compared';
import {
  listingOf,
  selectGatedCountry,
  type CountryListingEvent,
} from '../../../machines/country-listing/country-listing.machine';
import {
  countryCategories,
  isSearched,
  regionId,
  type Country,
  type CountryFilter,
  type NeedFilter,
} from '../../../machines/country-listing/listing';
import { needFilters } from '../../content/visa-needs';
import { EmptyState } from '../../ui/EmptyState';
import { Chip } from '../../ui/Chip';
import { FilterBar, FilterChips } from '../../ui/forms/FilterChips';
import { SearchField } from '../../ui/forms/SearchField';
import { StampFrames } from '../../ui/destination/ListedStamp';
import { wentTo } from '../../ui/go-to-target';
import { Opening } from '../../ui/Opening';
import { fieldId } from '../field-id';
import { focusSoon } from '../focus-soon';
import { useFlow } from '../running';
import { meaningOf } from '../../../machines/place-names';
import { CountryCard } from './CountryCard';
import { countryListingFlow } from './country-listing.flow';
import classes from './CountryListing.module.css';
import { EligibilityBanner } from './EligibilityBanner';
import { fetchGate, Gate } from '../Gate';
import { GroupHead } from './GroupHead';

function countLine(count: number): string {
  return count === 1 ? '1 destination' : `${count} destinations`;
}

function titleOf(category: CountryFilter): string | undefined {
  return countryCategories.find(({ id }) => id === category)?.title;
}

function needTitleOf(need: NeedFilter): string | undefined {
  return needFilters.find(({ id }) => id === need)?.title;
}

interface ResultsProps {
  countries: readonly Country[];
  category: CountryFilter;
  need: NeedFilter;
  search: string;
  hasBanner: boolean;
  asOf: string;
  dates: ReactNode;
  send: (event: CountryListingEvent) => void;
}

/** What a search and a category come to. Drawn after the control that was pressed, which answers at once. */
const Results = memo(function Results({
  countries,
  category,
  need,
  search,
  hasBanner,
  asOf,
  dates,
  send,
}: ResultsProps) {
  const { countries: found, groups, names, named } = listingOf(countries, { category, need, search });
  const isSearch = isSearched(search);
  const categoryTitle = category === 'all' ? 'all destinations' : titleOf(category);
  const where = need === 'any' ? categoryTitle : `${categoryTitle} with “${needTitleOf(need)}”`;
  const banner = hasBanner && <EligibilityBanner onDismiss={() => send({ type: 'banner.dismissed' })} />;
  return (
    <>
      <div role="status">
        <p className={classes.count}>{countLine(found.length)}</p>
        {names?.map((name) => (
          <p key={name.said} className={classes.meaning}>{`${meaningOf(name)}.`}</p>
        ))}
        {named && <p className={classes.meaning}>{`${named.said} is not one country: choose below.`}</p>}
      </div>
      {!isSearch && banner}
      {found.length > 0 ? (
        <>
          {named && (
            <Chip onClick={() => send({ type: 'suggestion.chosen', category: named.category })}>
              {`Show ${titleOf(named.category)}`}
            </Chip>
          )}
          {groups.map(({ category: of, countries: listed }) => (
            <section key={of ?? 'found'} className={classes.group} aria-labelledby={of && regionId(of)}>
              {of && <GroupHead category={of} count={listed.length} />}
              <ul className={classes.grid}>
                {listed.map((country) => (
                  <CountryCard key={country.name} country={country} heading={of ? 'h4' : 'h3'} send={send} />
                ))}
              </ul>
            </section>
          ))}
          <p className={classes.published}>
            <Link to={comparisonPath()}>Compare up to three side by side</Link>
          </p>
          <p className={classes.published}>
            {`Processing times as published in ${asOf}. Check the official site before you apply.`}
          </p>
          {dates}
        </>
      ) : (
        <div className={classes.empty}>
          <EmptyState
            picture="empty-no-countries"
            title="No Countries Found"
            text={
              isSearch || need === 'any'
                ? `Your search for “${search.trim().slice(0, 60)}” in ${where} returned nothing. Try adjusting the filters or the search term.`
                : `Nothing in ${where}. Try adjusting the filters.`
            }
            action={<Chip onClick={() => send({ type: 'filters.cleared' })}>Show all destinations</Chip>}
          />
        </div>
      )}
      {isSearch && banner}
    </>
  );
});

interface CountryListingProps {
  countries: readonly Country[];
  /** Month and year in which the processing times were published. */
  asOf: string;
  /** What explains the dates of its figures. */
  dates?: ReactNode;
  /** Fetches the gate's dialog. */
  loadGate?: typeof fetchGate;
}

/** The visa services listing: search, categories, the grid and the gate before an application. Specification §2 and §4. */
export function CountryListing({ countries, asOf, dates, loadGate = fetchGate }: CountryListingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { snapshot, send, id } = useFlow(
    countryListingFlow,
    { countries, load: loadGate },
    {
      'focus.requested': () => focusSoon(() => heading.current),
      'heading.requested': ({ category }) => requestAnimationFrame(() => wentTo(`#${regionId(category)}`)),
    },
  );
  const { typedText, category, need, appliedSearch } = snapshot.context;
  const filters = useMemo(() => ({ category, need, search: appliedSearch }), [category, need, appliedSearch]);
  const laterFilters = useDeferredValue(filters);
  const shown = snapshot.matches({ filters: 'fromAddress' }) ? filters : laterFilters;
  const gatedCountry = selectGatedCountry(snapshot);
  const chooseCategory = useCallback(
    (chosen: CountryFilter) => send({ type: 'category.chosen', category: chosen }),
    [send],
  );
  const chooseNeed = useCallback((chosen: NeedFilter) => send({ type: 'need.chosen', need: chosen }), [send]);

  return (
    <section id="visa-services" className={classes.listing} aria-labelledby="visa-services-title">
      <StampFrames />
      <h2 ref={heading} id="visa-services-title" className={classes.title} tabIndex={-1}>
        Choose your destination
      </h2>
      <FilterBar label="Name or region" className={classes.controls}>
        <div className={classes.search}>
          <SearchField
            id={fieldId(id, 'search')}
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
          onChoose={chooseCategory}
        />
      </FilterBar>
      <FilterBar label="What you need">
        <FilterChips label="Visa need" choices={needFilters} chosen={need} onChoose={chooseNeed} />
      </FilterBar>
      <Results
        countries={countries}
        category={shown.category}
        need={shown.need}
        search={shown.search}
        hasBanner={snapshot.matches({ banner: 'shown' })}
        asOf={asOf}
        dates={dates}
        send={send}
      />
      {snapshot.matches({ gate: 'loading' }) && <Opening />}
      {gatedCountry && (
        <Gate
          code={snapshot.context.code}
          country={gatedCountry}
          onCancel={() => send({ type: 'cancel.pressed' })}
          onProceed={() => send({ type: 'proceed.pressed' })}
        />
      )}
    </section>
  );
}
