interface MonkeyOrders {
  readonly seed: number;
  readonly events: number;
}

/**
 * A visitor who does anything: clicks, keys, texts, choices, scrolls and new addresses, in an order that the seed
 * decides. Nothing leaves the document. Runs in the page, and may be sent into it again. Gives what it did, in words, one line for
 * each event.
 */
export async function letMonkeyLoose({ seed, events }: MonkeyOrders): Promise<string[]> {
  let state = seed;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const pick = <Item>(items: ArrayLike<Item>): Item | undefined => items[Math.floor(random() * items.length)];
  const home = location.href;
  const texts = [
    '',
    'Asha Rao',
    'a',
    '1e9',
    '-3',
    '०',
    '\ud83d',
    '</script>',
    'x'.repeat(2000),
    'a@b.in',
    '30',
  ];
  const keys = [
    'Escape',
    'Enter',
    'Tab',
    ' ',
    'ArrowDown',
    'ArrowUp',
    'ArrowLeft',
    'Home',
    'Backspace',
    'q',
    '7',
  ];
  const addresses = ['/', '/services', '/faq#faq-refusal', '/blog?page=2', '/apply-visa?country=uk', home];

  if (!Reflect.has(window, 'hasMonkey')) {
    Object.assign(window, {
      hasMonkey: true,
      open: () => null,
      print: () => {},
      alert: () => {},
      confirm: () => random() < 0.5,
    });
    const stayHere = (event: Event & { destination?: { sameDocument: boolean } }) => {
      if (event.destination?.sameDocument === false) event.preventDefault();
    };
    (Reflect.get(window, 'navigation') as EventTarget).addEventListener('navigate', stayHere);
    document.addEventListener(
      'click',
      (event) => {
        if (event.target instanceof Element && event.target.closest('a[target]')) event.preventDefault();
      },
      true,
    );
  }

  const told: string[] = [];
  const nameOf = (element: Element) => {
    const label = element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent;
    return `${element.localName} "${(label ?? '').trim().slice(0, 40)}"`;
  };

  /** One that a visitor can see and use; a few tries, for asking all of them takes long. */
  const seen = (selector: string): HTMLElement | undefined => {
    const place = document.querySelector('[role="dialog"]') ?? document;
    const all = place.querySelectorAll<HTMLElement>(selector);
    for (let tries = 0; tries < 8; tries += 1) {
      const element = pick(all);
      if (element?.checkVisibility() && !element.matches(':disabled')) return element;
    }
    return undefined;
  };
  const setValue = (field: Element, value: string, type: 'input' | 'change') => {
    told.push(`${nameOf(field)} := ${JSON.stringify(value.slice(0, 20))}`);
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event(type, { bubbles: true }));
  };
  const press = (element: HTMLElement) => {
    told.push(`press ${nameOf(element)}`);
    for (const type of ['pointerdown', 'mousedown']) {
      element.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true }));
    }
    element.focus({ preventScroll: true });
    for (const type of ['pointerup', 'mouseup']) {
      element.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true }));
    }
    // Links of the map are drawings, which have no click of their own.
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  };
  const acts = [
    () => {
      // Most of a page is links: followed at each try, they would leave no time for anything else.
      const links = random() < 0.03 ? 'a[href]' : 'a[href]:not([href^="/"])';
      const element = seen(
        `${links}, button, summary, label:not(:has([type="file"])), input:not([type="file"]), [role="slider"]`,
      );
      if (element) press(element);
    },
    () => {
      const field = seen(
        'input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"]), textarea',
      );
      const text = field?.matches('[type="date"]') ? '2045-01-31' : pick(texts);
      if (field && text !== undefined) setValue(field, text, 'input');
    },
    () => {
      const field = seen('select') as HTMLSelectElement | undefined;
      const option = field && pick(field.options);
      if (option) setValue(field, option.value, 'change');
    },
    () => {
      const key = pick(keys);
      const target = document.activeElement ?? document.body;
      told.push(`key ${key} on ${target.localName}`);
      for (const type of ['keydown', 'keyup']) {
        target.dispatchEvent(
          new KeyboardEvent(type, { ...(key && { key }), bubbles: true, cancelable: true }),
        );
      }
    },
    () => {
      const to = random() * document.body.scrollHeight;
      told.push(`scroll to ${Math.round(to)}`);
      window.scrollTo(0, to);
    },
    () => {
      const to = random() < 0.05 ? pick(addresses) : undefined;
      if (to === undefined) return;
      told.push(`go to ${to}`);
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    },
  ];
  const { port1, port2 } = new MessageChannel();
  const nextTask = () =>
    new Promise<void>((resolve) => {
      port1.onmessage = () => resolve();
      port2.postMessage(undefined);
    });
  // A browser without windows may owe a frame for ever.
  const nextFrame = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => resolve());
      setTimeout(resolve, 250);
    });
  // Not every try finds something to do: what counts is what was done.
  for (let tries = 0; told.length < events && tries < events * 20; tries += 1) {
    const act = random() < 0.4 ? acts[0] : pick(acts);
    act?.();
    await (tries % 40 === 0 ? nextFrame() : nextTask());
  }
  return told;
}
