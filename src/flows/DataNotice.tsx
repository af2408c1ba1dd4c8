import { useId, type ReactNode } from 'react';
import { noticeLanguages } from '../content/consent/languages';
import type { ConsentNotice, SendingForm } from '../content/consent/notice';
import type { NoticeText } from './NoticeText';
import { useFlow } from './running';
import { dataNoticeFlow } from './data-notice.flow';
import classes from './DataNotice.module.css';

const texts = import.meta.glob<ConsentNotice>('../content/consent/??.ts', { import: 'notice' });

/** The words of a language, with what draws them: neither is anything that a page starts with. */
async function loadText(lang: string) {
  const [notice, { NoticeText: Text }] = await Promise.all([
    texts[`../content/consent/${lang}.ts`]?.(),
    import('./NoticeText'),
  ]);
  return { notice, Text };
}

type Loaded = { readonly notice: ConsentNotice; readonly Text: typeof NoticeText };

type Language = (typeof noticeLanguages)[number];

/** The notice in one language: folded by the browser, its words fetched when it is opened. */
function InLanguage({
  form,
  group,
  language: { lang, title },
}: {
  form: SendingForm;
  group: string;
  language: Language;
}) {
  const { snapshot, send, id } = useFlow(dataNoticeFlow, { load: () => loadText(lang) });
  const loaded = snapshot.matches('open') ? (snapshot.context.code as Loaded) : undefined;
  return (
    <details
      id={id}
      lang={lang}
      name={group}
      onToggle={({ currentTarget }) => send({ type: currentTarget.open ? 'open.pressed' : 'close.pressed' })}
    >
      <summary>{title}</summary>
      <noscript>
        <span lang="en">
          The whole text is in our <a href="/privacy">Privacy Policy</a>.
        </span>
      </noscript>
      {loaded && <loaded.Text form={form} notice={loaded.notice} />}
      {!snapshot.matches('closed') && !loaded && (
        <p role="status" lang="en">
          {snapshot.matches('loading')
            ? 'Opening…'
            : 'It could not be loaded. Check your connection and open it again.'}
        </p>
      )}
    </details>
  );
}

interface DataNoticeProps {
  form: SendingForm;
  /** What the form's button does with the answers, in a sentence. */
  children: ReactNode;
}

/**
 * Beside a form: who may send it, and what happens to what is sent, folded, in each language that there is. Specification §2, Apply-visa screen.
 */
export function DataNotice({ form, children }: DataNoticeProps) {
  const group = useId();
  return (
    <div className={classes.notice}>
      <p>
        <span>{children}</span> <span>Under 18? A parent or guardian must agree.</span>
      </p>
      <div className={classes.languages}>
        {noticeLanguages.map((language) => (
          <InLanguage key={language.lang} form={form} group={group} language={language} />
        ))}
      </div>
    </div>
  );
}
