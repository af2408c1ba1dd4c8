import { openingWords } from '../../content/office-hours-words';
import { agency } from '../../site';
import { useFlow } from '../running';
import { officeHoursFlow } from './office-hours.flow';
import classes from './OfficeHours.module.css';

/** The hours, and whether somebody answers now: that line has its place in the page's HTML, and its words on the device. */
export function OfficeHours() {
  const { snapshot } = useFlow(officeHoursFlow, {});
  const { opening } = snapshot.context;
  return (
    <>
      <span>{`${agency.hours.shown} `}</span>
      <span className={classes.now} data-open={opening?.isOpen || undefined}>
        {opening && openingWords(opening, agency.hours)}
      </span>
    </>
  );
}
