import { canadaVisitorVisa, canadaVisitorVisaMetadata } from './canada-visitor-visa-india';
import { dubaiTouristVisa, dubaiTouristVisaMetadata } from './dubai-tourist-visa';
import type { GuideMetadata, VisaGuide } from './guide';
import { hongKongPar, hongKongParMetadata } from './hong-kong-par';
import { schengenVisa, schengenVisaMetadata } from './schengen-visa-online';
import { usaBusinessVisa, usaBusinessVisaMetadata } from './usa-business-visa';

interface ListedGuide {
  readonly guide: VisaGuide;
  readonly metadata: GuideMetadata;
}

/** Every guide, in the order of the route table: the list that all others follow. Only the build and tests read it. */
export const guides: readonly ListedGuide[] = [
  { guide: dubaiTouristVisa, metadata: dubaiTouristVisaMetadata },
  { guide: usaBusinessVisa, metadata: usaBusinessVisaMetadata },
  { guide: schengenVisa, metadata: schengenVisaMetadata },
  { guide: canadaVisitorVisa, metadata: canadaVisitorVisaMetadata },
  { guide: hongKongPar, metadata: hongKongParMetadata },
];
