import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

/** Panels one of which is shown; the arrow keys go from tab to tab. */
export function Tabs({ label, tabs }: { label: string; tabs: Readonly<Record<string, ReactNode>> }) {
  const names = Object.keys(tabs);
  const [chosen = '', choose] = useState(names[0]);
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const place = (names.indexOf(chosen) + step + names.length) % names.length;
    choose(names[place]);
    (list.current?.children[place] as HTMLElement | undefined)?.focus();
  };
  return (
    <section className="tabs" aria-label={label}>
      <div role="tablist" aria-label={label} tabIndex={-1} ref={list} onKeyDown={move}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-selected={name === chosen}
            aria-controls={`panel-${name}`}
            tabIndex={name === chosen ? 0 : -1}
            onClick={() => choose(name)}
          >
            {name}
          </button>
        ))}
      </div>
      {names.map((name) => (
        <div
          key={name}
          role="tabpanel"
          id={`panel-${name}`}
          aria-labelledby={`tab-${name}`}
          hidden={name !== chosen}
        >
          {name === chosen && tabs[name]}
        </div>
      ))}
    </section>
  );
}
