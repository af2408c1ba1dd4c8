import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { datelineOf } from '../../../machines/date-words';
import { grievance } from '../../content/consent/en';
import { lastUpdated, type LegalSection, type LegalTable } from '../../content/legal/legal-text';
import type { LegalData } from '../../content/legal/legal-data';
import { owner, agency } from '../../site';
import { FactText } from '../FactText';
import { PageFactsContext } from '../page-facts';
import { PageHead } from '../PageSection';
import classes from './LegalDocument.module.css';

const questions = { id: 'questions', title: 'Questions about this page' } as const;
const grievances = { id: 'grievances', title: 'Grievances' } as const;

function Contents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <ol className={classes.contents}>
      {[...sections, questions, grievances].map(({ id, title }) => (
        <li key={id}>
          <Link to={{ hash: `#${id}` }}>{title}</Link>
        </li>
      ))}
    </ol>
  );
}

function Table({ table: { caption, head, rows } }: { table: LegalTable }) {
  return (
    <table className={classes.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([what, then]) => (
          <tr key={what}>
            <th scope="row">
              <FactText text={what} />
            </th>
            <td>
              <FactText text={then} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Section({ section, children }: { section: LegalSection; children: ReactNode }) {
  const { id, title, paragraphs, points, entries, table, closing, links } = section;
  return (
    <section className={classes.section} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {paragraphs.map((text) => (
        <p key={text}>
          <FactText text={text} />
        </p>
      ))}
      {points && (
        <ul className={classes.points}>
          {points.map((text) => (
            <li key={text}>
              <FactText text={text} />
            </li>
          ))}
        </ul>
      )}
      {entries && (
        <dl className={classes.entries}>
          {entries.map(([what, text]) => (
            <div key={what}>
              <dt>
                <FactText text={what} />
              </dt>
              <dd>
                <FactText text={text} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {table && <Table table={table} />}
      {closing !== undefined && (
        <p>
          <FactText text={closing} />
        </p>
      )}
      {links && (
        <ul className={classes.links}>
          {links.map(({ label, href }) => (
            <li key={href}>
              <Link to={href}>{label}</Link>
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}

interface LegalDocumentProps extends LegalData {
  /** What stands at the end of a section, by the section's id. */
  after?: Readonly<Record<string, ReactNode>>;
}

/** What the owner has supplied; the rest is left out, and the build names it. */
const disclosures = [
  ['Officer', owner.grievanceOfficer.name],
  ['Designation', owner.grievanceOfficer.designation],
  ['Phone', owner.grievanceOfficer.phone],
  ['E-mail', owner.grievanceOfficer.email || agency.contactEmail],
  ['Agency', agency.legalName],
  ['Address', owner.registeredAddress || `${agency.city}, ${agency.region}`],
  ['Registration', owner.registration],
].filter(([, value]) => value !== '');

/** How to complain, and until when there is an answer: Consumer Protection (E-Commerce) Rules, rule 4. */
function Grievances() {
  return (
    <section className={classes.section} id={grievances.id} aria-labelledby={`${grievances.id}-title`}>
      <h2 id={`${grievances.id}-title`}>{grievances.title}</h2>
      <p>{`Something went wrong? ${grievance} You can also call the National Consumer Helpline, 1915.`}</p>
      <dl className={classes.contact}>
        {disclosures.map(([what, value]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A legal page: in short, what is on it, its sections, and whom to ask. Specification §2, Legal pages. */
export function LegalDocument({
  text: { title, lead, wordingChanged, summary, sections },
  facts,
  lastChecked,
  after = {},
}: LegalDocumentProps) {
  return (
    <PageFactsContext value={facts}>
      <PageHead kicker="Legal" drawing="legal" title={title} lead={lead}>
        <p className={classes.updated}>
          <span>{`Last updated: ${datelineOf(lastUpdated)}`}</span>
          <span> · </span>
          <span>{`Wording last changed: ${datelineOf(wordingChanged)}`}</span>
          {Object.keys(facts).length > 0 && (
            <>
              <span> · </span>
              <Link to="/about#how-we-check-facts">{`Figures checked: ${lastChecked}`}</Link>
            </>
          )}
        </p>
      </PageHead>
      <div className={classes.columns}>
        <nav className={classes.aside} aria-label="On this page">
          <p className={classes.asideTitle}>On this page</p>
          <Contents sections={sections} />
        </nav>
        <div className={classes.text}>
          <section className={classes.summary} aria-labelledby="in-short">
            <h2 id="in-short">In short</h2>
            <ul className={classes.points}>
              {summary.map((point) => (
                <li key={point}>
                  <FactText text={point} />
                </li>
              ))}
            </ul>
          </section>
          <details className={classes.folded}>
            <summary>On this page</summary>
            <Contents sections={sections} />
          </details>
          {sections.map((section) => (
            <Section key={section.id} section={section}>
              {after[section.id]}
            </Section>
          ))}
          <section className={classes.section} id={questions.id} aria-labelledby={`${questions.id}-title`}>
            <h2 id={`${questions.id}-title`}>{questions.title}</h2>
            <p>
              {`Write or call us. An adviser explains what it means in your case. ${agency.legalName}, ${agency.city}, ${agency.region}.`}
            </p>
            <dl className={classes.contact}>
              <div>
                <dt>E-mail</dt>
                <dd>
                  <a href={`mailto:${agency.contactEmail}`}>{agency.contactEmail}</a>
                </dd>
              </div>
              <div>
                <dt>Phone</dt>
                <dd>
                  <a href={`tel:${agency.phone.dial}`}>{agency.phone.shown}</a>
                </dd>
              </div>
              <div>
                <dt>Office hours</dt>
                <dd>{agency.hours.shown}</dd>
              </div>
            </dl>
          </section>
          <Grievances />
        </div>
      </div>
    </PageFactsContext>
  );
}
