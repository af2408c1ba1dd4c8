import { IconBrandWhatsapp, IconCalendarPlus, IconLink, IconPhoto } from '@tabler/icons-react';
import { chatLink } from '../../../machines/chat';
import { inSentence } from '../../../machines/in-sentence';
import type { TripFolder } from '../../../machines/site/trip-folder/folder';
import { travelDatesOf } from '../../../machines/site/trip-folder/next-step';
import { tripLink } from '../../../machines/trip-link/trip-link.machine';
import { tripCalendar } from '../../content/dates-answer';
import { entryRulesFor } from '../../content/entry-rules';
import { tripText } from '../../content/trip-text';
import { agency } from '../../site';
import { Button } from '../../ui/Button';
import { CalendarLink } from '../../ui/CalendarLink';
import { usePorts } from '../ports';
import { useFlow } from '../running';
import { tripLinkFlow } from './trip-link.flow';

/** The days of the trip as one calendar file, once there are any. */
function TripCalendar({ trip }: { trip: TripFolder }) {
  const { today } = usePorts();
  const { destination = '' } = trip;
  const rules = entryRulesFor(destination);
  const dates = travelDatesOf(trip);
  if (!rules || !dates) return null;
  const { hostname: host } = new URL(agency.baseUrl);
  return (
    <CalendarLink
      file={tripCalendar(rules, dates, { today: today(), place: inSentence(destination), host })}
      icon={<IconCalendarPlus aria-hidden size={20} />}
    >
      Calendar
    </CalendarLink>
  );
}

/** Hands the trip on: the text with its link to WhatsApp, the link alone, a picture, its days for a calendar. */
export function TripLink() {
  const { snapshot, send } = useFlow(tripLinkFlow, {});
  const { context } = snapshot;
  return (
    <>
      <Button
        component="a"
        variant="default"
        href={chatLink({ text: tripText(context.trip, tripLink(context)) })}
        target="_blank"
        rel="noopener noreferrer"
        aria-label="Send by WhatsApp"
        leftSection={<IconBrandWhatsapp aria-hidden size={20} />}
      >
        WhatsApp
      </Button>
      <Button
        variant="default"
        leftSection={<IconLink aria-hidden size={20} />}
        onClick={() => send({ type: 'copy.pressed' })}
      >
        Copy link
      </Button>
      <Button
        variant="default"
        leftSection={<IconPhoto aria-hidden size={20} />}
        onClick={() => send({ type: 'picture.pressed' })}
      >
        Picture
      </Button>
      <TripCalendar trip={context.trip} />
    </>
  );
}
