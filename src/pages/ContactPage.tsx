import { IconBrandWhatsapp, IconClock, IconMail, IconPhone } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { chatLink } from '../../machines/chat';
import { ContactForm } from '../flows/contact-form/ContactForm';
import { OfficeHours } from '../flows/office-hours/OfficeHours';
import { agency } from '../site';
import { FlowBoundary } from '../ui/FlowBoundary';
import { NeedsJavaScript } from '../ui/NeedsJavaScript';
import { PageHead } from '../ui/PageSection';
import classes from './ContactPage.module.css';

/** Specification §2, Contact page. */
export function Page() {
  return (
    <>
      <PageHead
        kicker="Contact"
        drawing="contact"
        title="Talk to a travel adviser"
        lead="Ask about a visa, a holiday or an application that is already under way. An answer costs nothing."
      />
      <div className={classes.page}>
        <ul className={classes.cards}>
          <li>
            <IconMail aria-hidden size={26} stroke={1.75} />
            <h2>E-mail</h2>
            <p>
              <a href={`mailto:${agency.contactEmail}`}>{agency.contactEmail}</a>
            </p>
          </li>
          <li>
            <IconPhone aria-hidden size={26} stroke={1.75} />
            <h2>Phone</h2>
            <p>
              <a href={`tel:${agency.phone.dial}`}>{agency.phone.shown}</a>
              <a
                className={classes.chat}
                href={chatLink({ to: agency.phone.dial })}
                target="_blank"
                rel="noopener noreferrer"
              >
                <IconBrandWhatsapp aria-hidden size={22} />
                <span>Chat on WhatsApp</span>
              </a>
            </p>
          </li>
          <li>
            <IconClock aria-hidden size={26} stroke={1.75} />
            <h2>Office hours</h2>
            <p className={classes.hours}>
              <OfficeHours />
            </p>
          </li>
        </ul>
        <div className={classes.columns}>
          <section aria-labelledby="write-to-us">
            <h2 id="write-to-us">Write to us</h2>
            <p className={classes.required}>All five fields are required.</p>
            <NeedsJavaScript what="This form" />
            <FlowBoundary>
              <ContactForm />
            </FlowBoundary>
          </section>
          <aside className={classes.aside} aria-label="Other ways to reach us">
            <section>
              <h2>Online only, for now</h2>
              <p>
                We advise by phone, e-mail and chat in office hours, wherever in India you are. Our offline
                centre opens soon.
              </p>
            </section>
            <section>
              <h2>A quick question?</h2>
              <p>
                <span>Documents, processing times, payments and refunds: see the </span>
                <Link to="/faq">frequently asked questions</Link>
                <span>.</span>
              </p>
            </section>
          </aside>
        </div>
      </div>
    </>
  );
}
