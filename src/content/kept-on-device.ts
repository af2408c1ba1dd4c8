import { leavesDevice } from './consent/leaves-device';

/**
 * Everything that the site keeps in a browser: under which names, where, and until when. The privacy page lists it, and a test compares the
 * names with the ones in the code: what is not told here cannot be kept.
 */

interface KeptOnDevice {
  readonly what: string;
  /** The names in the browser's storage; the cache has files' addresses in their place. */
  readonly names: readonly string[];
  readonly where: string;
  readonly until: string;
  /** What there is to say besides. */
  readonly note?: string;
}

const tab = 'Session storage of this one tab';
const device = 'Local storage';

export const keptOnDevice: readonly KeptOnDevice[] = [
  {
    what: 'light, dark or system theme',
    names: ['vite-ui-theme'],
    where: `${device}, under the name vite-ui-theme`,
    until: 'until you clear it',
  },
  {
    what: 'half-filled forms',
    names: [
      'deshantar:application-draft:v1',
      'deshantar:assessment-draft:v1',
      'deshantar:contact-message:v1',
      'deshantar:trip-draft:v1',
    ],
    where: tab,
    until: 'until you start over or close the tab',
    note: 'The application form is also forgotten once it is sent, and the contact message once it was handed to your e-mail program; the checker keeps your answers, but never the result.',
  },
  {
    what: 'your trip: destination, visa type, dates, passport dates, who travels, the state you live in, last score, and the reference of what you sent',
    names: ['deshantar:trip-folder:v1'],
    where: tab,
    until: 'until you clear it or close the tab',
    note: `No name, phone number or e-mail. ${leavesDevice} The text for WhatsApp goes only where you send it.`,
  },
  {
    what: 'the same trip, if you ask for it to be kept',
    names: ['deshantar:kept-trip-folder:v1'],
    where: device,
    until: 'until you clear it',
  },
  {
    what: 'names and days that you typed for a letter',
    names: ['deshantar:letters:v1'],
    where: tab,
    until: 'until you remove them or close the tab',
    note: 'It leaves your device only when you copy a letter out or print it.',
  },
  {
    what: 'stays that you typed into the day counter',
    names: ['deshantar:stays:v1'],
    where: tab,
    until: 'until you remove them or close the tab',
  },
  {
    what: 'applications whose arrival is not confirmed',
    names: ['deshantar:open-deliveries:v1', 'deshantar:tab:v1', 'deshantar:tab-open:v1'],
    where: tab,
    until: 'until you close the tab',
    note: 'Only a reference and the time, by which the same application is not taken for two.',
  },
  {
    what: 'tickets of the applications that you have sent',
    names: ['deshantar:tickets:v1'],
    where: tab,
    until: 'until you put the ticket away or close the tab',
    note: 'Reference, time, full name, country, visa type and state. Phone number and e-mail are not kept in it.',
  },
  {
    what: 'applications sent from this device',
    names: ['deshantar:applications:v1'],
    where: device,
    until: 'until you clear it below or our staff clear it on this device',
    note: 'Reference, full name, country, visa type, state, time and the status “New”. Phone number and e-mail are not kept in it.',
  },
  {
    what: 'ticks in a document checklist',
    names: ['deshantar:ready-documents:v1'],
    where: device,
    until: 'until you remove them',
  },
  {
    what: 'that you closed a notice, that the checker was on the screen, or that a page had to be loaded again',
    names: ['deshantar:banner-dismissed:v1', 'deshantar:checker-seen:v1', 'deshantar:reloaded-for-chunk'],
    where: tab,
    until: 'until you close the tab',
  },
  {
    what: 'copies of pages',
    names: [],
    where: 'The browser’s cache',
    until: 'until you clear it below',
    note: 'The pages you opened, and the home, services, contact, checker, trip and guide pages, so that they open without a connection. The pages hold nothing about you, but the list shows which ones you read.',
  },
  {
    what: 'a staff member’s phone number',
    names: ['deshantar:pending-phone:v1', 'deshantar:admin-user:v1'],
    where: 'Session storage while our staff log in on this device, then local storage',
    until: 'until they log out',
  },
];

/** What a row says beside the name of what is kept. */
export function placeAndTime({ where, until, note }: KeptOnDevice): string {
  return [`${where}, ${until}.`, ...(note === undefined ? [] : [note])].join(' ');
}
