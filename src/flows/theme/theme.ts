import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';
import { createContext, use, useMemo } from 'react';
import type { Actor, SnapshotFrom } from 'xstate';
import type { Shelf } from '../../../machines/ports';
import { keptTheme, type ThemePreference } from '../../../machines/theme/preference';
import { selectColorScheme, selectPreference, themeMachine } from '../../../machines/theme/theme.machine';
import { useFlow } from '../flow';
import { usePorts } from '../ports';

type ThemeActor = Actor<typeof themeMachine>;

const mantineScheme: Record<ThemePreference, MantineColorScheme> = {
  light: 'light',
  dark: 'dark',
  system: 'auto',
};

/** Lets Mantine follow the flow: the flow decides, Mantine only reads. */
function followFlow(actor: ThemeActor, themes: Shelf<ThemePreference>): MantineColorSchemeManager {
  let following: { unsubscribe(): void } | undefined;
  return {
    get: () => mantineScheme[themes.read() ?? 'system'],
    set: () => {},
    subscribe: (onUpdate) => {
      following = actor.subscribe((snapshot) => onUpdate(mantineScheme[selectPreference(snapshot)]));
    },
    unsubscribe: () => following?.unsubscribe(),
    clear: () => {},
  };
}

function markRoot(snapshot: SnapshotFrom<typeof themeMachine>): void {
  const scheme = selectColorScheme(snapshot);
  const { classList } = document.documentElement;
  classList.toggle('dark', scheme === 'dark');
  classList.toggle('light', scheme === 'light');
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

/** Starts the theme flow: the root's class, Mantine's scheme, the device and other tabs all follow it. */
export function useThemeFlow() {
  const themes = usePorts().shelf(keptTheme);
  const { snapshot, actor, send } = useFlow(
    themeMachine.provide({
      actions: {
        savePreference: (_, { preference }) => {
          themes.write(preference);
        },
      },
    }),
    { started: (started) => followDevice(started, themes) },
  );
  const colorSchemeManager = useMemo(() => followFlow(actor, themes), [actor, themes]);
  return { preference: selectPreference(snapshot), send, colorSchemeManager };
}

export const ThemeContext = createContext<ReturnType<typeof useThemeFlow> | undefined>(undefined);

export function useTheme() {
  const theme = use(ThemeContext);
  if (!theme) throw new Error('The theme toggle is rendered outside ThemeContext.');
  return theme;
}
