import { describe, expect, it } from 'vitest';
import { entryRulesFor } from '../../../src/content/entry-rules';
import { answeredDestinations } from '../../../src/content/further-destinations';
import { anyTraveller } from '../../../machines/traveller-documents/traveller-documents.machine';
import { topicsForTraveller, topicTitles } from '../../../src/content/topic-titles';
import { shownTopics, topics, topicsForDestination } from '../../../src/content/topics';

/** By hand, from the authorities' own addresses: whose card is asked for where. */
const officialHosts: Readonly<Record<string, string>> = {
  Singapore: 'eservices.ica.gov.sg',
  Thailand: 'tdac.immigration.go.th',
  Malaysia: 'imigresen-online.imi.gov.my',
  Philippines: 'etravel.gov.ph',
  Indonesia: 'allindonesia.imigrasi.go.id',
  'South Korea': 'www.e-arrivalcard.go.kr',
  Taiwan: 'twac.immigration.gov.tw',
  China: 's.nia.gov.cn',
  Maldives: 'imuga.immigration.gov.mv',
  'New Zealand': 'www.travellerdeclaration.govt.nz',
  Mauritius: 'safemauritius.govmu.org',
};

const addresses = shownTopics([]).flatMap((topic) => topic.addresses ?? []);

describe('the arrival cards', () => {
  it('are those of the destinations’ own rules, each with its official address', () => {
    const asked = answeredDestinations.flatMap(({ name }) => (entryRulesFor(name)?.arrivalForm ? name : []));
    expect(addresses.map(({ country }) => country)).toEqual(asked);
    for (const { country, href } of addresses) {
      expect(new URL(href).protocol, country).toBe('https:');
      expect(new URL(href).host, country).toBe(officialHosts[country]);
    }
  });

  it('are none of the paid look-alikes', () => {
    for (const { href } of addresses)
      expect(href).not.toMatch(/imuga\.org|digital-arrival-card\.com|etravelpassregistration/);
  });
});

it('our prices stand where the owner wrote some, and else a promise to tell them first', () => {
  const answerAt = (prices: Parameters<typeof shownTopics>[0]) =>
    shownTopics(prices)
      .flatMap(({ answers }) => answers)
      .find(({ question }) => question === 'What do you charge?');
  expect(answerAt([])?.answer).toContain('before you pay');
  expect(answerAt([{ service: 'Form', price: '₹999' }])?.lines).toEqual(['Form: ₹999']);
});

describe('the topics', () => {
  it('are eleven, each with its own address', () => {
    expect(topics.map(({ id }) => id)).toEqual([
      'children',
      'money-proof',
      'bookings',
      'names',
      'passport',
      'health',
      'money-abroad',
      'arrival-cards',
      'appointments',
      'after-refusal',
      'what-it-costs',
    ]);
  });

  it('and their questions have addresses that no other part of the page has', () => {
    const ids = topics.flatMap(({ id, answers }) => [id, ...answers.map((answer) => answer.id)]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index || !/^[a-z-]+$/.test(id))).toEqual([]);
  });

  it.each([
    ['France', ['children', 'money-proof', 'bookings', 'money-abroad']],
    ['Singapore', ['children', 'arrival-cards', 'money-abroad']],
    ['Kenya', ['children', 'health', 'money-abroad']],
    ['Tanzania', ['children', 'money-abroad']],
  ])('that %s brings up, by hand', (country, ids) => {
    expect(topicsForDestination(entryRulesFor(country))).toEqual(ids);
  });

  it('that a list of documents leaves open: of children only where there are some', () => {
    const others = ['money-proof', 'bookings', 'names'];
    const child = { ...anyTraveller, age: 'minor' as const };
    expect(topicsForTraveller(anyTraveller)).toEqual(others);
    expect(topicsForTraveller(anyTraveller, { adults: 2, children: [] })).toEqual(others);
    expect(topicsForTraveller(anyTraveller, { adults: 1, children: [null] })).toEqual([
      'children',
      ...others,
    ]);
    expect(topicsForTraveller(child)).toEqual(['children', ...others]);
  });

  it('have a title each, and no title is without its answers', () => {
    expect(topics.map(({ id }) => id)).toEqual(Object.keys(topicTitles));
  });

  it('ask each question once', () => {
    const questions = topics.flatMap(({ answers }) => answers.map(({ question }) => question));
    expect(new Set(questions).size).toBe(questions.length);
  });

  it('say where nothing was found, and rest on something elsewhere', () => {
    const alone = topics
      .flatMap(({ answers }) => answers)
      .filter(({ evidence }) => !evidence)
      .map(({ question }) => question);
    expect(alone).toEqual([
      'I have filed no income tax return (ITR). Can I apply?',
      'I earn in cash. How do I prove my income?',
      'I just began my first job. What do I show?',
      'Where is insurance compulsory?',
      'Which countries want an arrival card?',
      'What do I pay, and to whom?',
      'What do you charge?',
    ]);
  });

  it('keep to India’s list of yellow-fever countries', () => {
    const text = JSON.stringify(topics.find(({ id }) => id === 'health'));
    expect(text).toContain('Tanzania and Zambia are not');
  });
});
