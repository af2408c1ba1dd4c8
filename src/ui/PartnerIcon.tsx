import { IconBed, IconMap2, IconPlaneTilt, IconRubberStamp } from '@tabler/icons-react';
import type { partnerKinds } from '../content/partners';

type PartnerKind = (typeof partnerKinds)[number]['id'];

const icons = {
  airlines: IconPlaneTilt,
  'hotel-chains': IconBed,
  'travel-boards': IconMap2,
  'visa-centres': IconRubberStamp,
} as const satisfies Readonly<Record<PartnerKind, unknown>>;

/** The sign of a kind of partner. */
export function PartnerIcon({ of }: { of: PartnerKind }) {
  const Icon = icons[of];
  return <Icon aria-hidden size={28} stroke={1.6} />;
}
