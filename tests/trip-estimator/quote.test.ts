import { describe, expect, it } from 'vitest';
import { mailLink } from '../../machines/mail';
import { pasteBody } from '../../src/content/mail-words';
import type { AnyTrip } from '../../machines/trip-estimator/plan';
import { quoteRequest, sharedTitle } from '../../src/content/quote-words';
import { emptyLead, type Lead } from '../../machines/trip-estimator/estimator-form';

const trip: AnyTrip = {
  destinationCountry: 'uae',
  visaType: 'tourist',
  durationDays: '10',
  flightClass: 'premium',
  accommodationType: '3star',
  dailyExpenses: 'standard',
  addOns: { travelInsurance: true, cityTour: true },
};

const lead: Lead = { leadName: 'Asha Rao', leadContact: 'asha@example.in', leadTravelDate: 'mid June' };

const request = (changes: AnyTrip = {}, from: Lead = lead) => {
  const asked = { ...trip, ...changes };
  return quoteRequest({ form: asked, lead: from });
};

describe('the subject', () => {
  it.each<[destination: string | undefined, subject: string]>([
    ['uae', 'Trip Cost Estimation Quote Request - United Arab Emirates'],
    ['uk', 'Trip Cost Estimation Quote Request - United Kingdom'],
    ['schengen', 'Trip Cost Estimation Quote Request - Schengen Area (Europe)'],
    ['usa', 'Trip Cost Estimation Quote Request - USA'],
    ['canada', 'Trip Cost Estimation Quote Request - Canada'],
    ['thailand', 'Trip Cost Estimation Quote Request - Thailand'],
    ['singapore', 'Trip Cost Estimation Quote Request - Singapore'],
    ['malaysia', 'Trip Cost Estimation Quote Request - Malaysia'],
    ['australia', 'Trip Cost Estimation Quote Request - Australia'],
    ['', 'Trip Cost Estimation Quote Request - N/A'],
    [undefined, 'Trip Cost Estimation Quote Request - N/A'],
    ['mars', 'Trip Cost Estimation Quote Request - N/A'],
    ['__proto__', 'Trip Cost Estimation Quote Request - N/A'],
  ])('for %j: %s', (destinationCountry, subject) => {
    expect(request({ destinationCountry }).subject).toBe(subject);
  });
});

describe('the body', () => {
  const linesOf = (total: string, ...addOns: string[]) => [
    total,
    '',
    'Visa, tourist: ₹6,500',
    'Flights, premium: ₹35,000',
    'Accommodation, 3-star hotel, 10 nights: ₹40,000',
    'Daily expenses, standard, 10 days: ₹40,000',
    ...addOns,
    '',
    'Name: Asha Rao',
    'Contact: asha@example.in',
    'Travel date: mid June',
  ];

  it('gives the total, the breakdown and who asks', () => {
    expect(request().body.split('\n')).toEqual(
      linesOf('Total: ₹1,26,500', 'Add-ons: ₹5,000', '- Travel insurance: ₹1,500', '- City tour: ₹3,500'),
    );
  });

  it('leaves out what costs nothing', () => {
    expect(request({ addOns: {} }).body.split('\n')).toEqual(linesOf('Total: ₹1,21,500'));
  });

  it('says that the visa type is assumed', () => {
    expect(request({ visaType: '' }).body).toContain('\nVisa, tourist (assumed): ₹6,500\n');
  });

  it.each<[name: string, from: Lead, lines: string[]]>([
    ['nothing filled', emptyLead, ['Name: N/A', 'Contact: N/A', 'Travel date: N/A']],
    [
      'blanks only',
      { leadName: '  ', leadContact: '\t', leadTravelDate: '\n' },
      ['Name: N/A', 'Contact: N/A', 'Travel date: N/A'],
    ],
    [
      'no travel date',
      { ...lead, leadTravelDate: '' },
      ['Name: Asha Rao', 'Contact: asha@example.in', 'Travel date: N/A'],
    ],
    [
      'a phone number alone',
      { ...emptyLead, leadContact: '+91 98765 43210' },
      ['Name: N/A', 'Contact: +91 98765 43210', 'Travel date: N/A'],
    ],
  ])('%s: N/A for what is missing', (_name, from, lines) => {
    expect(request({}, from).body.split('\n').slice(-3)).toEqual(lines);
  });
});

describe('fault 40: the mail link', () => {
  const linkOf = (from: Lead) => mailLink({ to: 'info@deshantar.example', ...request({}, from) }, pasteBody);

  it.each<[name: string, from: Lead]>([
    ['further recipients', { ...lead, leadName: 'Asha&bcc=x@y', leadContact: '?cc=z@y&to=w@y' }],
    ['line ends', { ...lead, leadName: 'Asha\r\nBcc: x@y', leadContact: 'a\nb' }],
    ['five kilobytes', { ...lead, leadTravelDate: 'soon '.repeat(1000) }],
  ])('with %s has one recipient, one subject and one body', (_name, from) => {
    const { href } = linkOf(from);
    const url = new URL(href);
    expect(url.pathname).toBe('info@deshantar.example');
    expect([...url.searchParams.keys()]).toEqual(['subject', 'body']);
    expect(url.searchParams.get('subject')).toBe('Trip Cost Estimation Quote Request - United Arab Emirates');
  });

  it('carries the text as it was given', () => {
    const from = { ...lead, leadName: 'Asha&bcc=x@y' };
    expect(new URL(linkOf(from).href).searchParams.get('body')).toBe(
      request({}, from).body.replaceAll('\n', '\r\n'),
    );
  });
});

it('the share sheet calls it by its name', () => {
  expect(sharedTitle).toBe('Trip cost estimate');
});
