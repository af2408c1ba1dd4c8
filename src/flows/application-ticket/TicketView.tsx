import { IconPrinter, IconUserPlus, IconX } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { applicationPath, destinationPath, type Country } from '../../../machines/country-listing/listing';
import { callDayAfter } from '../../../machines/application-ticket/call-day';
import type { Ticket } from '../../../machines/site/deliveries/ticket';
import { afterApplying } from '../../content/after-applying';
import { agency } from '../../site';
import { Button } from '../../ui/Button';
import { ContactWays } from '../../ui/ContactWays';
import { DestinationStamp } from '../../ui/destination/DestinationStamp';
import { ButtonRow } from '../../ui/Panel';
import { TicketCard } from '../../ui/TicketCard';
import { dayWords, momentWords, stampDate } from '../../content/ticket-words';
import steps from '../../ui/steps.module.css';
import classes from './TicketView.module.css';

/** A destination with a page of its own, and its guide where there is one. */
export type TicketPlace = Pick<Country, 'name' | 'shortName' | 'link' | 'answer'>;

export interface TicketViewProps {
  last: Ticket;
  earlier: readonly Ticket[];
  places: readonly TicketPlace[];
  titleId: string;
  onPrint: () => void;
  onDismiss: () => void;
}

/** What comes next. The day of the call is worked out; public holidays are not known here. */
function Next({ callDay }: { callDay: string | undefined }) {
  return (
    <div>
      <h3>What happens next</h3>
      <ol className={`${steps.steps} ${steps.small} ${classes.steps}`}>
        {afterApplying.map(({ title, text }, index) => (
          <li key={title}>
            <strong>{title}</strong>
            <span>{text}</span>
            {index === 0 && callDay !== undefined && (
              <span>{`That would be ${callDay}, unless it is a holiday.`}</span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Ready({ country, place }: { country: string; place: TicketPlace | undefined }) {
  return (
    <div>
      <h3>Have ready for the call</h3>
      <ul className={classes.ready}>
        <li>Your passport: how many blank pages it has and when it expires</li>
        <li>Your travel dates, even if they are not fixed</li>
        <li>
          {place ? (
            <Link to={`${destinationPath(place.name)}#documents`}>{`Documents for ${country}`}</Link>
          ) : (
            `Any documents for ${country} that you already have`
          )}
        </li>
        {place?.link !== undefined && (
          <li>
            <Link to={place.link}>{`The guide for ${country}`}</Link>
          </li>
        )}
      </ul>
    </div>
  );
}

function Reach({ reference, country, visaType }: Ticket) {
  const about = `application ${reference} (${country}, ${visaType})`;
  return (
    <div>
      <h3>Reach us</h3>
      <p>{`Give your reference, ${reference}. We answer ${agency.hours.shown}.`}</p>
      <ContactWays
        ways={[
          { by: 'phone', label: `Call ${agency.phone.shown.replaceAll(' ', '\u00A0')} about ${reference}` },
          {
            by: 'chat',
            label: `Chat about ${reference} on WhatsApp`,
            text: `Hello ${agency.name}, I have a question about my ${about}`,
          },
          { by: 'mail', subject: `About my ${about}` },
        ]}
      />
    </div>
  );
}

function Earlier({ tickets }: { tickets: readonly Ticket[] }) {
  return (
    <div>
      <h3>Sent before it, from this tab</h3>
      <ul className={classes.earlier}>
        {tickets.map(({ reference, fullName, country, visaType, sentAt }) => (
          <li key={reference}>
            <strong>{reference}</strong>
            <span>
              {[`${country}, ${visaType}, for ${fullName}`, momentWords(sentAt)].filter(Boolean).join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The ticket of the application that was sent last, with those before it. Only a receipt is promised, no decision. */
export default function TicketView({ last, earlier, places, titleId, onPrint, onDismiss }: TicketViewProps) {
  const { reference, country, visaType, fullName, stateOfApplication, sentAt } = last;
  const sentWords = momentWords(sentAt);
  const calledOn = callDayAfter(sentAt, agency.hours.opens);
  const callDay = calledOn && dayWords(calledOn);
  const place = places.find(({ name }) => name === country);
  const need = place?.answer?.need;
  return (
    <TicketCard
      kicker="Sent to our advisers"
      title="Your application has arrived"
      titleId={titleId}
      lead="This confirms that we received it. It is not a decision on a visa: the embassy decides."
      stamp={{ word: 'RECEIVED', above: agency.name.toUpperCase(), below: stampDate(sentAt), look: 'inked' }}
      besideStamp={place && need && <DestinationStamp code={place.shortName} need={need} />}
      facts={[
        { term: 'Reference', value: reference },
        { term: 'Destination', value: country },
        { term: 'Visa type', value: visaType },
        { term: 'For', value: fullName },
        { term: 'Applying from', value: stateOfApplication },
        ...(sentWords === undefined ? [] : [{ term: 'Sent', value: sentWords }]),
        ...(callDay === undefined
          ? []
          : [
              {
                term: 'We usually call',
                value: `${callDay}, ${agency.hours.opens} to ${agency.hours.closes} IST`,
              },
            ]),
        { term: 'Your travel dates', value: 'Not asked yet: tell us on the phone' },
      ]}
    >
      <div className={classes.columns}>
        <Next callDay={callDay} />
        <Ready country={country} place={place} />
        <Reach {...last} />
      </div>
      {earlier.length > 0 && <Earlier tickets={earlier} />}
      <ButtonRow className={classes.buttons}>
        <Button variant="default" leftSection={<IconPrinter aria-hidden size={20} />} onClick={onPrint}>
          Print this ticket
        </Button>
        <Button
          component={Link}
          to={applicationPath}
          variant="default"
          leftSection={<IconUserPlus aria-hidden size={20} />}
        >
          Apply for someone else
        </Button>
        <Button variant="subtle" leftSection={<IconX aria-hidden size={20} />} onClick={onDismiss}>
          Put this ticket away
        </Button>
      </ButtonRow>
    </TicketCard>
  );
}
