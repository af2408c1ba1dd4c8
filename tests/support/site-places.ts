import type { OutgoingMail } from '../../machines/ports';
import type { KeptName } from './stage';

/** Where the site keeps what: the store and the key. Specification §6. */
export const keptPlaces: Readonly<Record<KeptName, readonly ['sessionStorage' | 'localStorage', string]>> = {
  assessmentDraft: ['sessionStorage', 'deshantar:assessment-draft:v1'],
  tripDraft: ['sessionStorage', 'deshantar:trip-draft:v1'],
  applicationDraft: ['sessionStorage', 'deshantar:application-draft:v1'],
  applications: ['localStorage', 'deshantar:applications:v1'],
  bannerDismissed: ['sessionStorage', 'deshantar:banner-dismissed:v1'],
  staffUser: ['localStorage', 'deshantar:admin-user:v1'],
  pendingPhone: ['sessionStorage', 'deshantar:pending-phone:v1'],
  openDeliveries: ['sessionStorage', 'deshantar:open-deliveries:v1'],
  tickets: ['sessionStorage', 'deshantar:tickets:v1'],
  trip: ['sessionStorage', 'deshantar:trip-folder:v1'],
};

const mailboxes: Readonly<Record<string, OutgoingMail['to']>> = {
  'hello@deshantar.example': 'contact',
  'info@deshantar.example': 'quotes',
};

/** The mail that a link opens. */
export function mailOf(link: string): OutgoingMail {
  const { pathname, searchParams } = new URL(link);
  return {
    to: mailboxes[decodeURIComponent(pathname)] ?? 'contact',
    subject: searchParams.get('subject') ?? '',
    body: (searchParams.get('body') ?? '').replaceAll('\r\n', '\n'),
  };
}
