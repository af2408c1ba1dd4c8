import type { OutgoingMail } from '../../machines/ports';
import type { Details } from './screen';
import { keptNames, toTheMinute, withoutReference, type Facts, type KeptName } from './stage';

interface Copying {
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

type Done = Omit<Facts, keyof Details | 'kept'>;

/** Everything outside the screen, with what the device keeps under each name. */
export function factsOutside(
  { sent, mails, copied, shared, alerts, prints }: Done,
  keptOf: (name: KeptName) => unknown,
): Omit<Facts, keyof Details> {
  const kept = keptNames.map((name) => [name, toTheMinute(keptOf(name))]);
  return {
    sent,
    mails: mails.map((mail) => ({ ...mail, body: withoutReference(mail.body) })),
    copied: copied.map(withoutReference),
    shared,
    alerts,
    prints,
    kept: Object.fromEntries(kept) as Facts['kept'],
  };
}

/** What a page of the real site has done outside of its screen, and how its copies are answered. */
export class Outside {
  readonly sent: { to: 'application' | 'assessment'; payload: unknown }[] = [];
  readonly mails: OutgoingMail[] = [];
  readonly copied: string[] = [];
  readonly shared: string[] = [];
  readonly alerts: string[] = [];
  prints = 0;
  /** Whether what is copied from now on waits for `answerCopy`. */
  holdsCopies = false;
  readonly #copyings: Copying[] = [];

  /** Where the webhook at an address keeps what it gets. */
  note(url: string, payload: unknown): void {
    this.sent.push({ to: url.includes('/application') ? 'application' : 'assessment', payload });
  }

  async copy(text: string): Promise<void> {
    this.copied.push(text);
    if (!this.holdsCopies) return;
    await new Promise<void>((resolve, reject) => this.#copyings.push({ resolve, reject }));
  }

  get hasCopying(): boolean {
    return this.#copyings.length > 0;
  }

  answerCopy(answer: 'allowed' | 'refused'): void {
    const copying = this.#copyings.shift();
    if (answer === 'allowed') copying?.resolve();
    else copying?.reject(new Error('Copying is not allowed.'));
  }

  /** Everything outside the screen; `textOf` gives what the device keeps under a name, as it is stored. */
  facts(textOf: (name: KeptName) => string | null): Omit<Facts, keyof Details> {
    return factsOutside(this, (name) => {
      const text = textOf(name);
      return text === null ? undefined : JSON.parse(text);
    });
  }
}
