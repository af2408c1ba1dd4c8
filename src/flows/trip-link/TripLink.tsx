import { IconBrandWhatsapp, IconLink } from '@tabler/icons-react';
import { chatLink } from '../../../machines/chat';
import { tripLink } from '../../../machines/trip-link/trip-link.machine';
import { tripText } from '../../content/trip-text';
import { Button } from '../../ui/Button';
import { useFlow } from '../running';
import { tripLinkFlow } from './trip-link.flow';

/** Hands the trip on: the text with its link to WhatsApp, or the link alone. */
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
    </>
  );
}
