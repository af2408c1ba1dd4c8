import { addressMarker, type ConsentNotice, type SendingForm } from '../content/consent/notice';
import { agency } from '../site';
import classes from './NoticeText.module.css';

/** A text with the address that it names as a link. */
function WithAddress({ text }: { text: string }) {
  const [before, after] = text.split(addressMarker);
  if (after === undefined) return text;
  return (
    <>
      <span>{before}</span>
      <a href={`mailto:${agency.contactEmail}`}>{agency.contactEmail}</a>
      <span>{after}</span>
    </>
  );
}

/** What a notice says of one form. To be loaded when it is opened. */
export function NoticeText({ form, notice }: { form: SendingForm; notice: ConsentNotice }) {
  const { what, toWhom, whatFor, howLong, rights, complain, more } = notice;
  const parts = [
    [what[0], what[1][form]],
    [toWhom[0], toWhom[1][form]],
    [whatFor[0], whatFor[1][form]],
    howLong,
    rights,
    complain,
  ] as const;
  return (
    <div className={classes.text}>
      <dl>
        {parts.map(([heading, text]) => (
          <div key={heading}>
            <dt>{heading}</dt>
            <dd>
              <WithAddress text={text} />
            </dd>
          </div>
        ))}
      </dl>
      <a href="/privacy" target="_blank" rel="noopener">
        {more}
      </a>
    </div>
  );
}
