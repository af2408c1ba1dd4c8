import type { OutgoingMail } from '../../machines/ports';
import type { Details } from './screen';
import { keptNames, toTheMinute, withoutReference, type Facts, type KeptName } from './stage';

interface Copying {
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

/** What a page of the real site has done outside of its screen, and how its copies are answered. */
export class Outside {
  readonly sent: { to: 'application' | 'assessment'; payload: unknown }[] = [];
  readonly mails: OutgoingMail[] = [];
  readonly copied: string[] = [];
  readonly shared: string[] = [];
  readonly alerts: string[] = [];
  prints = 0;
  /** From now on copying is allowed, refused, or answered by `answerCopy`. */
  copying: 'allowed' | 'refused' | 'when asked' = 'allowed';
  readonly #copyings: Copying[] = [];

  /** Where the webhook at an address keeps what it gets. */
  note(url: string, payload: unknown): void {
    this.sent.push({ to: url.includes('/application') ? 'application' : 'assessment', payload });
  }

  async copy(text: string): Promise<void> {
    if (this.copying === 'refused') throw new Error('Copying is not allowed.');
    this.copied.push(text);
    if (this.copying === 'allowed') return;
    await new Promise<void>((resolve, reject) => this.#copyings.push({ resolve, reject }));
  }

  get hasCopying(): boolean {
    return this.#copyings.length > 0;
  }

  answerCopy(answer: 'allowed' | 'refused' | 'failed'): void {
    const copying = this.#copyings.shift();
    if (answer === 'allowed') copying?.resolve();
    else copying?.reject(new Error('Copying is not allowed.'));
  }

  /** Everything outside the screen; `textOf` gives what the device keeps under a name, as it is stored. */
  facts(textOf: (name: KeptName) => string | null): Omit<Facts, keyof Details> {
    const kept = keptNames.map((name) => {
      const text = textOf(name);
      return [name, text === null ? undefined : toTheMinute(JSON.parse(text))];
    });
    return {
      sent: this.sent,
      mails: this.mails.map((mail) => ({ ...mail, body: withoutReference(mail.body) })),
      copied: this.copied.map(withoutReference),
      shared: this.shared,
      alerts: this.alerts,
      prints: this.prints,
      kept: Object.fromEntries(kept) as Facts['kept'],
    };
  }
}
