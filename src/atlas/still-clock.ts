interface Timer {
  readonly at: number;
  readonly run: () => void;
  /** In ms, for one that repeats. */
  readonly every: number | undefined;
}

/** A page's time that stands still, and goes on only as far as it is let. */
export class StillClock {
  #now: number;
  #last = 0;
  #timers = new Map<number, Timer>();

  constructor(now: number) {
    this.#now = now;
  }

  get now(): number {
    return this.#now;
  }

  /** Becomes the time of a page that has just begun; the timers of an earlier one are gone. */
  install(page: Window): void {
    this.#timers.clear();
    const nowOf = () => this.#now;
    const PageDate = Reflect.get(page, 'Date') as DateConstructor;
    class StillDate extends PageDate {
      constructor(...given: []) {
        if (given.length === 0) super(nowOf());
        else super(...given);
      }

      static override now(): number {
        return nowOf();
      }
    }
    const start =
      (repeats: boolean) =>
      (run: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) =>
        this.#set(() => run(...given), Number(ms) || 0, repeats);
    const stop = (id: number) => void this.#timers.delete(id);
    Object.assign(page, {
      Date: StillDate,
      setTimeout: start(false),
      setInterval: start(true),
      clearTimeout: stop,
      clearInterval: stop,
    });
  }

  /** Lets time pass, in ms: what is due runs in its order. */
  run(ms: number): void {
    const end = this.#now + ms;
    for (let next = this.#next(end); next; next = this.#next(end)) {
      const [id, timer] = next;
      this.#now = Math.max(this.#now, timer.at);
      if (timer.every === undefined) this.#timers.delete(id);
      else this.#timers.set(id, { ...timer, at: this.#now + Math.max(1, timer.every) });
      timer.run();
    }
    this.#now = end;
  }

  #set(run: () => void, ms: number, repeats: boolean): number {
    this.#last += 1;
    this.#timers.set(this.#last, { at: this.#now + ms, run, every: repeats ? ms : undefined });
    return this.#last;
  }

  #next(end: number): [number, Timer] | undefined {
    return [...this.#timers].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at)[0];
  }
}
