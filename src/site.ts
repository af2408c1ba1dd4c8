/**
 * The agency's identity, in one place. Everything that names the agency, its contacts or its address
 * reads it from here. Specification §1.
 */
const baseUrl = (import.meta.env.VITE_SITE_URL?.trim() || 'https://deshantar.example').replace(/\/+$/, '');

export const site = {
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
  hours: { shown: 'Monday to Saturday, 10:00 to 19:00 IST', opens: '10:00', closes: '19:00' },
  socialHandle: '@deshantar',
  socialProfiles: [
    { name: 'Facebook', href: 'https://www.facebook.com/', isPlaceholder: true },
    { name: 'X', href: 'https://x.com/', isPlaceholder: true },
    { name: 'Instagram', href: 'https://www.instagram.com/deshantar', isPlaceholder: false },
    { name: 'YouTube', href: 'https://www.youtube.com/', isPlaceholder: true },
  ],
} as const;
