import { describe, expect, it } from 'vitest';
import { statesOfIndia } from '../../machines/india';
import { centreFor, type CentreRule } from '../../machines/visa-centre/rules';
import { answeredDestinations } from '../../src/content/further-destinations';
import { centreCities } from '../../src/content/visa-centres/centre';
import { centresToAsk, whereToApply } from '../../src/content/visa-centres/visa-centres';

const delhiNcr = ['Delhi', 'Haryana', 'Uttar Pradesh'] as const;
const dadra = 'Dadra and Nagar Haveli and Daman and Diu';
const andaman = 'Andaman and Nicobar Islands';

function ruleOf(destination: string): CentreRule {
  const where = whereToApply(destination);
  if (!where) throw new Error(`${destination} is not in the table.`);
  return where.centre.rule;
}

/** "residence: Mumbai, named; Kochi" */
function answerFor(destination: string, state: string): string {
  const { kind, place, sure, here } = centreFor(ruleOf(destination), state);
  return [
    place === undefined ? kind : `${kind}: ${place}, ${sure}`,
    ...(here.length > 0 ? [here.join(' and ')] : []),
  ].join('; ');
}

/** Worked out from the publications by hand, without the table of the code. */
it.each<[destination: string, state: string, answer: string]>([
  // Italy: consulates in Mumbai and Kolkata, the gazette of August 2023 for Bengaluru, the embassy for the rest.
  ['Italy', 'Kerala', 'residence: Mumbai, named; Kochi'],
  ['Italy', 'Maharashtra', 'residence: Mumbai, named; Mumbai and Pune'],
  ['Italy', 'Gujarat', 'residence: Mumbai, named; Ahmedabad'],
  ['Italy', dadra, 'residence: Mumbai, named'],
  ['Italy', 'Karnataka', 'residence: Bengaluru, named; Bengaluru'],
  ['Italy', 'Tamil Nadu', 'residence: Bengaluru, named'],
  ['Italy', 'Telangana', 'residence: Bengaluru, named'],
  ['Italy', 'Puducherry', 'residence: Bengaluru, named'],
  ['Italy', 'West Bengal', 'residence: Kolkata, named; Kolkata'],
  ['Italy', 'Tripura', 'residence: Kolkata, named'],
  ['Italy', andaman, 'residence: Kolkata, named'],
  ['Italy', 'Delhi', 'residence: Delhi, read; Delhi'],
  ['Italy', 'Ladakh', 'residence: Delhi, read'],
  ['Italy', 'Lakshadweep', 'residence: Delhi, read'],
  // Hungary: the embassy’s list of both districts.
  ['Hungary', 'Telangana', 'residence: Mumbai, named'],
  ['Hungary', dadra, 'residence: Mumbai, named'],
  ['Hungary', 'Madhya Pradesh', 'residence: Delhi, named'],
  ['Hungary', 'Ladakh', 'residence: Delhi, named'],
  ['Hungary', andaman, 'residence: Delhi, named'],
  ['Hungary', 'Lakshadweep', 'residence: Delhi, read'],
  // Poland: gov.pl.
  ['Poland', andaman, 'residence: Mumbai, named'],
  ['Poland', 'Puducherry', 'residence: Mumbai, named'],
  ['Poland', 'Chhattisgarh', 'residence: Delhi, named'],
  ['Poland', 'Chandigarh', 'residence: Delhi, read'],
  // Portugal: all of India but four, by the embassy’s own words.
  ['Portugal', 'Goa', 'residence: Mumbai, named'],
  ['Portugal', 'Maharashtra', 'residence: Mumbai, named; Mumbai'],
  ['Portugal', 'Gujarat', 'residence: Delhi, stated; Ahmedabad'],
  ['Portugal', 'Kerala', 'residence: Delhi, stated'],
  ['Portugal', 'Lakshadweep', 'residence: Delhi, stated'],
  // Spain: the old list, and the decree of December 2025 for the south.
  ['Spain', 'Chhattisgarh', 'residence: Mumbai, named'],
  ['Spain', 'Karnataka', 'residence: Mumbai or Bengaluru, named'],
  ['Spain', 'Odisha', 'residence: Delhi, named'],
  ['Spain', 'Telangana', 'unknown'],
  ['Spain', 'Ladakh', 'residence: Delhi, read'],
  // Japan: consulates in Mumbai and Kolkata; a traveller’s list for the rest.
  ['Japan', 'Madhya Pradesh', 'residence: Mumbai, named'],
  ['Japan', dadra, 'residence: Mumbai, named'],
  ['Japan', 'Odisha', 'residence: Kolkata, named'],
  ['Japan', 'Karnataka', 'residence: Bengaluru, named; Bengaluru'],
  ['Japan', 'Telangana', 'residence: Chennai, named; Hyderabad'],
  ['Japan', 'Puducherry', 'residence: Chennai, named; Puducherry'],
  ['Japan', 'Assam', 'residence: Delhi, named'],
  ['Japan', 'Lakshadweep', 'residence: Delhi, named'],
  ['Japan', 'Ladakh', 'residence: Delhi, read'],
  // China: the embassy’s notice of March 2023.
  ['China', 'Karnataka', 'residence: Mumbai, named'],
  ['China', 'Chhattisgarh', 'residence: Kolkata, named'],
  ['China', 'Goa', 'residence: Delhi, stated'],
  ['China', 'Tamil Nadu', 'residence: Delhi, stated'],
  // Turkey: the centre’s own answer.
  ['Turkey', 'Jharkhand', 'residence: Delhi, named'],
  ['Turkey', 'Lakshadweep', 'residence: Mumbai, named'],
  ['Turkey', 'Odisha', 'residence: Hyderabad, named'],
  ['Turkey', 'Uttarakhand', 'unknown'],
  ['Turkey', andaman, 'unknown'],
  // The USA: home districts of 2010, which bind nobody.
  ['United States', 'Rajasthan', 'home: Delhi, named'],
  ['United States', 'Odisha', 'home: Hyderabad, named'],
  ['United States', 'Lakshadweep', 'home: Chennai, named'],
  ['United States', andaman, 'home: Chennai, named'],
  ['United States', 'Sikkim', 'home: Kolkata, named'],
  ['United States', 'Ladakh', 'any'],
  // South Korea: four states of Chennai and Puducherry; nothing on the others.
  ['South Korea', 'Kerala', 'district: Chennai, named'],
  ['South Korea', 'Telangana', 'unknown'],
  ['South Korea', 'Delhi', 'unknown; Delhi'],
  // Taiwan: the office in Mumbai as announced, an agent’s list for Chennai.
  ['Taiwan', 'Goa', 'district: Mumbai, named'],
  ['Taiwan', 'Karnataka', 'district: Chennai, named'],
  ['Taiwan', 'Bihar', 'district: Delhi, read'],
  ['Taiwan', 'Telangana', 'unknown'],
  // Any centre, one mission, nobody knows, online.
  ['Germany', 'Kerala', 'any'],
  ['Netherlands', 'Uttar Pradesh', 'any; Lucknow'],
  ['Czech Republic', 'Haryana', 'any; Gurugram'],
  ['Argentina', 'Kerala', 'any'],
  ['Austria', 'Gujarat', 'one-mission; Ahmedabad'],
  ['Romania', 'Kerala', 'mission'],
  ['United Kingdom', 'Karnataka', 'no-districts; Bengaluru and Mysuru'],
  ['Canada', 'Punjab', 'no-districts; Jalandhar'],
  ['Saudi Arabia', 'Kerala', 'no-districts; Kochi and Kozhikode'],
  ['Greece', 'Maharashtra', 'unknown; Mumbai and Pune'],
  ['Vietnam', 'Kerala', 'online'],
  ['Kenya', 'Ladakh', 'online'],
])('%s, %s: %s', (destination, state, answer) => {
  expect(answerFor(destination, state)).toBe(answer);
});

it.each(['Hungary', 'Poland', 'Japan', 'Turkey', 'United States'])(
  'all of the capital region belongs to Delhi for %s',
  (destination) => {
    for (const state of delhiNcr) expect(centreFor(ruleOf(destination), state).place).toBe('Delhi');
  },
);

describe('the table', () => {
  const all = centresToAsk();

  it('names only states that there are, each once for a destination', () => {
    for (const { name, rule } of all) {
      const named = (rule.districts ?? []).flatMap(({ states }) => states).concat(rule.unnamed ?? []);
      expect(new Set(named).size, name).toBe(named.length);
      for (const state of named) expect(statesOfIndia, `${name}: ${state}`).toContain(state);
    }
  });

  it('has one mission at most that takes the others', () => {
    for (const { name, rule } of all)
      expect((rule.districts ?? []).filter(({ others }) => others).length, name).toBeLessThanOrEqual(1);
  });

  it('has an answer for every state of every destination, and an official page for what is not known', () => {
    for (const { name, rule, site } of all) {
      for (const state of statesOfIndia)
        expect(centreFor(rule, state).kind, `${name}: ${state}`).toBeTruthy();
      expect(site.href, name).toMatch(/^https:/);
    }
  });

  it('knows in which state each city lies', () => {
    for (const [city, state] of Object.entries(centreCities)) expect(statesOfIndia, city).toContain(state);
  });

  it('says nothing of destinations where nothing is applied for', () => {
    for (const name of ['Thailand', 'Nepal', 'Mauritius', 'Qatar', 'Atlantis'])
      expect(whereToApply(name), name).toBeUndefined();
  });

  it('has each destination under the last part of its address', () => {
    expect(all.map(({ id }) => id)).toContain('united-kingdom');
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(answeredDestinations.length).toBeGreaterThan(all.length);
  });
});
