import type { Licence } from '../machines/licensed-help';

const baseUrl = (import.meta.env.VITE_SITE_URL?.trim() || 'https://deshantar.example').replace(/\/+$/, '');

/**
 * The agency's identity, in one place. Everything that names the agency, its contacts or its address
 * reads it from here. Specification §1.
 */
export const agency = {
  name: 'Deshantar',
  legalName: 'Deshantar Travel & Visa Assistance',
  headline: 'Travel Simplified. Journeys Elevated.',
  tagLine: 'YOUR GATEWAY TO GLOBAL ADVENTURES',
  founded: '2025',
  baseUrl,
  phone: { shown: '+91 12345 67890', dial: '+911234567890' },
  contactEmail: 'hello@deshantar.example',
  quotesEmail: 'info@deshantar.example',
  city: 'Pune',
  region: 'Maharashtra',
  postalCode: '411001',
  countryCode: 'IN',
  // Days as JavaScript counts them: 0 is Sunday.
  hours: {
    shown: 'Monday to Saturday, 10:00 to 19:00 IST',
    opens: '10:00',
    closes: '19:00',
    days: [1, 2, 3, 4, 5, 6],
  },
  socialHandle: '@deshantar',
  socialProfiles: [
    { name: 'Facebook', href: 'https://www.facebook.com/', isPlaceholder: true },
    { name: 'X', href: 'https://x.com/', isPlaceholder: true },
    { name: 'Instagram', href: 'https://www.instagram.com/deshantar', isPlaceholder: false },
    { name: 'YouTube', href: 'https://www.youtube.com/', isPlaceholder: true },
  ],
  /**
   * Licences to advise on the visas of Canada, New Zealand, Australia and the United Kingdom, as they stand in those
   * countries' registers. While there is none for a country, its pages offer no review of a case. Specification §6, Licensed advice.
   */
  licences: [] as readonly Licence[],
  /** What our help costs, taxes included. While it is empty, the pages say that the price is told before anybody pays. */
  prices: [] as readonly { readonly service: string; readonly price: string }[],
} as const;

/**
 * What only the owner can supply, in one place: fill it in before going live. Empty lines are left out of the pages, and
 * the build names them. Consumer Protection (E-Commerce) Rules, 2020, rule 4.
 */
export const owner = {
  grievanceOfficer: { name: '', designation: '', phone: '', email: '' },
  /** The registered office, as on the registration. */
  registeredAddress: '',
  /** Such as a company or GST number, with its kind. */
  registration: '',
} as const satisfies Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** One of the agency's own people, with their consent to be shown. */
export interface Adviser {
  readonly name: string;
  readonly role: string;
  /** A square photograph in `src/ui/advisers`, at least 320 pixels wide: `asha.webp`. */
  readonly photo: string;
  /** What the photograph shows, for those who don't see it. */
  readonly alt: string;
}

/** Who answers the travellers, as the page about us shows them; while there is nobody, it has no such section. */
export const advisers: readonly Adviser[] = [];

/** What on the site still stands for something that only the owner knows, one line each: for the build to name. */
export function placeholders(): string[] {
  const { name, designation, phone, email } = owner.grievanceOfficer;
  const entries: readonly (readonly [what: string, isOpen: boolean])[] = [
    ['owner.grievanceOfficer.name', name === ''],
    ['owner.grievanceOfficer.designation', designation === ''],
    ['owner.grievanceOfficer.phone or .email', phone === '' && email === ''],
    ['owner.registeredAddress', owner.registeredAddress === ''],
    ['owner.registration', owner.registration === ''],
    ['agency.phone', agency.phone.dial.endsWith('1234567890')],
    ['agency.contactEmail', agency.contactEmail.endsWith('.example')],
    ['agency.quotesEmail', agency.quotesEmail.endsWith('.example')],
    ['VITE_SITE_URL', agency.baseUrl.endsWith('.example')],
    ...agency.socialProfiles.map(
      (profile) => [`agency.socialProfiles: ${profile.name}`, profile.isPlaceholder] as const,
    ),
  ];
  return entries.flatMap(([what, isOpen]) => (isOpen ? [what] : []));
}
