import { Player } from './player';
import { Recording } from './recording';

/** The site in the atlas's frame: what happens in it, and the paths that are played in it. */
export class WatchedSite {
  recording = new Recording();
  readonly player: Player;
  /** Shows the Stately inspector, once the site offers it; gives words when it cannot. */
  openInspector: (() => Promise<string>) | undefined;
  /** The page that the frame shows. */
  address = '';
  #element: HTMLIFrameElement | undefined;
  #version = 0;
  readonly #listeners = new Set<() => void>();
  readonly #enterListeners = new Set<() => void>();
  #isTold = false;

  constructor() {
    this.player = new Player(
      () => {
        if (!this.#element) throw new Error('The site is not shown.');
        return this.#element;
      },
      () => this.#change(),
    );
    window.flowAtlas = { enter: (page) => this.#enter(page) };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Hears of each page that the frame loads. Returns an unsubscribe function. */
  onEnter(listener: () => void): () => void {
    this.#enterListeners.add(listener);
    return () => this.#enterListeners.delete(listener);
  }

  readonly version = (): number => this.#version;

  readonly frame = (element: HTMLIFrameElement | null): void => {
    this.#element = element ?? undefined;
  };

  /** Opens a page of the site as it is without the atlas: in its own time, with what the browser keeps. */
  open(address: string): void {
    this.player.stop();
    this.player.play = undefined;
    this.#element?.contentWindow?.location.assign(address);
    this.#change();
  }

  #enter(page: Window): void {
    if (page !== this.#element?.contentWindow) return;
    this.player.stage?.prepare(page);
    const recording = new Recording();
    recording.onChange = () => this.#change();
    this.recording = recording;
    this.openInspector = undefined;
    this.#enterListeners.forEach((listener) => listener());
    page.flowWatcher = {
      inspect: recording.inspect,
      offerInspector: (open) => {
        this.openInspector = open;
        this.#change();
      },
    };
    this.#change();
  }

  /** Tells of many changes once a frame. */
  #change(): void {
    if (this.#isTold) return;
    this.#isTold = true;
    requestAnimationFrame(() => {
      this.#isTold = false;
      this.#version += 1;
      const location = this.#element?.contentWindow?.location;
      if (location?.protocol.startsWith('http')) this.address = location.pathname + location.search;
      this.#listeners.forEach((listener) => listener());
    });
  }
}
