import { describe, expect, it } from 'vitest';
import { readyDocumentsStorageKey } from '../../machines/document-checklist/checklist';
import { documentsOf } from '../../machines/traveller-documents/documents';
import { documentLists } from '../../src/content/documents/document-lists';

/** Every document that could be ticked in the lists by traveller of before, and what covers it now: worked out by hand. */
const former: Readonly<Record<string, readonly string[]>> = {
  'you-schengen-passport': ['schengen-passport'],
  'you-schengen-transport': ['schengen-flights', 'schengen-itinerary'],
  'you-schengen-cover-letter': ['schengen-cover-letter'],
  'you-schengen-accommodation': ['schengen-stay'],
  'you-schengen-statements': ['schengen-bank'],
  'you-schengen-tax': ['schengen-tax'],
  'you-schengen-insurance': ['schengen-insurance'],
  'you-schengen-payslips': ['schengen-payslips'],
  'you-schengen-contract': ['schengen-contract'],
  'you-schengen-leave': ['schengen-work'],
  'you-schengen-registration': ['schengen-work'],
  'you-schengen-company-money': ['schengen-company-money'],
  'you-schengen-college': ['schengen-work'],
  'you-schengen-parents-money': ['schengen-parents-money'],
  'you-schengen-spouse': ['schengen-sponsor'],
  'you-schengen-marriage': ['schengen-marriage'],
  'you-schengen-pension': ['schengen-work'],
  'you-schengen-sponsor-form': ['schengen-host-form'],
  'you-schengen-host-home': ['schengen-host-home'],
  'you-schengen-forms': ['schengen-form'],
  'you-schengen-guardianship': ['schengen-birth-certificate'],
  'you-schengen-consent': ['schengen-parental-consent'],
  'you-schengen-ties': ['schengen-ties'],
  'you-uk-passport': ['uk-passport'],
  'you-uk-plan': ['uk-form'],
  'you-uk-money': ['uk-money'],
  'you-uk-translations': ['uk-translations'],
  'you-uk-employer': ['uk-employer'],
  'you-uk-registration': ['uk-registration'],
  'you-uk-enrolment': ['uk-enrolment'],
  'you-uk-sponsor': ['uk-sponsor'],
  'you-uk-pension': ['uk-pension'],
  'you-uk-sponsor-money': ['uk-sponsor-money'],
  'you-usa-form': ['usa-form'],
  'you-usa-photo': ['usa-photo'],
  'you-usa-interview': ['usa-appointment'],
  'you-usa-leave': ['usa-employer-letter'],
  'you-usa-tax': ['usa-tax'],
  'you-usa-money': ['usa-bank', 'usa-payslips'],
  'you-usa-letter': ['usa-business-letter'],
  'you-usa-returns': ['usa-tax', 'usa-firm-returns'],
  'you-usa-registration': ['usa-business-papers'],
  'you-usa-college': ['usa-college'],
  'you-usa-sponsor': ['usa-sponsor'],
  'you-usa-pension': ['usa-tax', 'usa-bank', 'usa-pension'],
  'you-usa-sponsor-letter': ['usa-sponsor'],
  'you-usa-child-interview': ['usa-child-interview'],
  'you-canada-passport': ['canada-passport'],
  'you-canada-photo': ['canada-photo'],
  'you-canada-money': ['canada-bank'],
  'you-canada-itinerary': ['canada-itinerary'],
  'you-canada-family': ['canada-family-form'],
  'you-canada-employer': ['canada-work'],
  'you-canada-registration': ['canada-work'],
  'you-canada-college': ['canada-work'],
  'you-canada-sponsor': ['canada-sponsor'],
  'you-canada-pension': ['canada-pension'],
  'you-canada-invitation': ['canada-invitation'],
  'you-canada-parents': ['canada-child-alone'],
  'you-japan-form': ['japan-form'],
  'you-japan-passport': ['japan-passport'],
  'you-japan-photo': ['japan-photo'],
  'you-japan-cover-letter': ['japan-cover-letter'],
  'you-japan-plan': ['japan-plan'],
  'you-japan-bookings': ['japan-bookings'],
  'you-japan-money': ['japan-money'],
  'you-japan-leave': ['japan-leave'],
  'you-japan-income': ['japan-income'],
  'you-japan-gst': ['japan-gst'],
  'you-japan-letter': ['japan-letter'],
  'you-japan-spouse': ['japan-spouse'],
  'you-japan-relation': ['japan-relation'],
  'you-japan-pension': ['japan-pension'],
  'you-japan-sponsor': ['japan-sponsor'],
  'you-uae-passport': ['dubai-passport'],
  'you-uae-photo': ['dubai-photo'],
  'you-uae-return': ['dubai-return-ticket'],
  'you-uae-stay': ['dubai-stay'],
  'you-uae-money': ['dubai-money'],
  'you-uae-host-income': ['dubai-host-income'],
};

const present = Object.values(documentLists).flatMap((list) => documentsOf(list).map(({ id }) => id));

describe('ticks of before there was one list', () => {
  it.each(Object.entries(former))('%s is read as %j', (id, now) => {
    expect(readyDocumentsStorageKey.check([id])).toEqual(now);
    expect(now.filter((other) => !present.includes(other))).toEqual([]);
  });

  it('stay beside those of the guides, each once', () => {
    expect(
      readyDocumentsStorageKey.check(['usa-form', 'you-usa-form', 'you-usa-money', 'usa-bank', 7]),
    ).toEqual(['usa-form', 'usa-bank', 'usa-payslips']);
  });

  it('what a guide lists is read as it is', () => {
    expect(readyDocumentsStorageKey.check(present)).toEqual(present);
  });

  it('a former id of no list that there is now shows nothing', () => {
    const read = readyDocumentsStorageKey.check(['you-general-photo', 'you-usa-constructor']) ?? [];
    expect(read.filter((id) => present.includes(id))).toEqual([]);
  });
});
