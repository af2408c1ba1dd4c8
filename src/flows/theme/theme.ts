import { createContext, use, useMemo } from 'react';
import type { Actor, SnapshotFrom } from 'xstate';
import type { Shelf } from '../../../machines/ports';
import { keptTheme, type ColorScheme, type ThemePreference } from '../../../machines/theme/preference';
import { selectColorScheme, selectPreference, themeMachine } from '../../../machines/theme/theme.machine';
import { useFlow } from '../flow';
import { usePorts } from '../ports';

type ThemeActor = Actor<typeof themeMachine>;

/** The browser's frame takes the theme's colour: of the two in `index.html`, the light one first, one counts. */
function chooseFrame(scheme: ColorScheme): void {
  const metas = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  const chosen = scheme === 'light' ? 0 : 1;
  metas.forEach((meta, index) => {
    meta.media = index === chosen ? 'all' : 'not all';
  });
}

function markRoot(snapshot: SnapshotFrom<typeof themeMachine>): void {
  const scheme = selectColorScheme(snapshot);
  const { classList, dataset } = document.documentElement;
  dataset['mantineColorScheme'] = scheme;
  classList.toggle('dark', scheme === 'dark');
  classList.toggle('light', scheme === 'light');
  chooseFrame(scheme);
}

function followDevice(actor: ThemeActor, themes: Shelf<ThemePreference>): () => void {
  const query = window.matchMedia('(prefers-color-scheme: dark)');
  const reportDevice = () => actor.send({ type: 'device.changed', scheme: query.matches ? 'dark' : 'light' });
  const reportPreference = () =>
    actor.send({ type: 'preference.found', preference: themes.read() ?? 'system' });
  reportDevice();
  reportPreference();
  markRoot(actor.getSnapshot());
  const marking = actor.subscribe(markRoot);
  query.addEventListener('change', reportDevice);
  const stopWatching = themes.onChangedElsewhere(reportPreference);
  return () => {
    marking.unsubscribe();
    query.removeEventListener('change', reportDevice);
    stopWatching();
  };
}

/** Starts the theme flow: the root's marks, the device and other tabs all follow it. */
export function useThemeFlow() {
  const themes = usePorts().shelf(keptTheme);
  const { snapshot, send } = useFlow(
    themeMachine.provide({
      actions: {
        savePreference: (_, { preference }) => {
          themes.write(preference);
        },
      },
    }),
    { started: (started) => followDevice(started, themes) },
  );
  const preference = selectPreference(snapshot);
  // The same object while nothing changed: another one would hydrate every part of the page at once.
  return useMemo(() => ({ preference, send }), [preference, send]);
}

export const ThemeContext = createContext<ReturnType<typeof useThemeFlow> | undefined>(undefined);

export function useTheme() {
  const theme = use(ThemeContext);
  if (!theme) throw new Error('The theme toggle is rendered outside ThemeContext.');
  return theme;
}
