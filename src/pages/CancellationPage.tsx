import type { LegalData } from '../content/legal/legal-data';
import { agency } from '../site';
import { Button } from '../ui/Button';
import { LegalDocument } from '../ui/legal/LegalDocument';
import classes from './CancellationPage.module.css';

const cancelByMail = `mailto:${agency.contactEmail}?subject=${encodeURIComponent('Cancellation')}`;

/** Specification §2, Legal pages, and §9, Policy facts. */
export function Page({ data }: { data: LegalData }) {
  return (
    <LegalDocument
      {...data}
      after={{
        'how-to-cancel': (
          <div className={classes.byMail}>
            <Button component="a" href={cancelByMail} size="lg">
              Cancel by e-mail
            </Button>
            <p>{agency.contactEmail}</p>
          </div>
        ),
      }}
    />
  );
}
