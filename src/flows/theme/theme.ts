import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';
import { createContext, use, useMemo } from 'react';
import type { Actor, SnapshotFrom } from 'xstate';
import { themeStorageKey, type ThemePreference } from '../../../machines/theme/preference';
import { selectColorScheme, selectPreference, themeMachine } from '../../../machines/theme/theme.machine';
import type { Ports } from '../ports';
import { useFlow } from '../flow';
import { usePorts } from '../ports';

type ThemeActor = Actor<typeof themeMachine>;

const mantineScheme: Record<ThemePreference, MantineColorScheme> = {
  light: 'light',
  dark: 'dark',
  system: 'auto',
};

/** Lets Mantine follow the flow: the flow decides, Mantine only reads. */
function followFlow(actor: ThemeActor, { themePreference }: Ports): MantineColorSchemeManager {
  let following: { unsubscribe(): void } | undefined;
  return {
    get: () => mantineScheme[themePreference.read() ?? 'system'],
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

function followDevice(actor: ThemeActor, { themePreference }: Ports): () => void {
  const query = window.matchMedia('(prefers-color-scheme: dark)');
  const reportDevice = () => actor.send({ type: 'device.changed', scheme: query.matches ? 'dark' : 'light' });
  const reportOtherTab = (event: StorageEvent) => {
    if (event.key === themeStorageKey || event.key === null) {
      actor.send({ type: 'preference.found', preference: themePreference.read() ?? 'system' });
    }
  };
  reportDevice();
  actor.send({ type: 'preference.found', preference: themePreference.read() ?? 'system' });
  markRoot(actor.getSnapshot());
  const marking = actor.subscribe(markRoot);
  query.addEventListener('change', reportDevice);
  window.addEventListener('storage', reportOtherTab);
  return () => {
    marking.unsubscribe();
    query.removeEventListener('change', reportDevice);
    window.removeEventListener('storage', reportOtherTab);
  };
}

/** Starts the theme flow: the root's class, Mantine's scheme, the device and other tabs all follow it. */
export function useThemeFlow() {
  const ports = usePorts();
  const { snapshot, actor, send } = useFlow(
    themeMachine.provide({
      actions: {
        savePreference: (_, { preference }) => {
          ports.themePreference.write(preference);
        },
      },
    }),
    { started: (started) => followDevice(started, ports) },
  );
  const colorSchemeManager = useMemo(() => followFlow(actor, ports), [actor, ports]);
  return { preference: selectPreference(snapshot), send, colorSchemeManager };
}

export const ThemeContext = createContext<ReturnType<typeof useThemeFlow> | undefined>(undefined);

export function useTheme() {
  const theme = use(ThemeContext);
  if (!theme) throw new Error('The theme toggle is rendered outside ThemeContext.');
  return theme;
}
