import type { KeyboardEvent, ReactNode } from 'react';
import { panels, type AtlasPanel } from './atlas.machine';

const labels: Readonly<Record<AtlasPanel, string>> = {
  messages: 'Messages',
  send: 'Send',
  data: 'Data',
  paths: 'Paths',
};

interface TabsProps {
  label: string;
  open: AtlasPanel | undefined;
  onOpen: (panel: AtlasPanel) => void;
  children: ReactNode;
}

/** Panels one of which is shown; the arrow keys go from tab to tab. */
export function Tabs({ label, open, onOpen, children }: TabsProps) {
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step || !open) return;
    event.preventDefault();
    const place = (panels.indexOf(open) + step + panels.length) % panels.length;
    const next = panels[place];
    if (next) onOpen(next);
    (event.currentTarget.children[place] as HTMLElement | undefined)?.focus();
  };
  return (
    <section className="tabs" aria-label={label}>
      <div role="tablist" aria-label={label} tabIndex={-1} onKeyDown={move}>
        {panels.map((panel) => (
          <button
            key={panel}
            type="button"
            role="tab"
            id={`tab-${panel}`}
            aria-selected={panel === open}
            aria-controls={`panel-${panel}`}
            tabIndex={panel === open ? 0 : -1}
            onClick={() => onOpen(panel)}
          >
            {labels[panel]}
          </button>
        ))}
      </div>
      {panels.map((panel) => (
        <div
          key={panel}
          role="tabpanel"
          id={`panel-${panel}`}
          aria-labelledby={`tab-${panel}`}
          hidden={panel !== open}
        >
          {panel === open && children}
        </div>
      ))}
    </section>
  );
}
