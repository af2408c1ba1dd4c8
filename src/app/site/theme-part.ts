import { source } from '../../../machines/source';
import { themeStorageKey, type ColorScheme } from '../../../machines/site/theme/preference';
import {
  themeMachine,
  type ColorsChosen,
  type PreferenceChosen,
  type PreferenceFound,
} from '../../../machines/site/theme/theme.machine';
import type { Part } from '../../flows/part';
import type { Ports } from '../../flows/ports';
import { afterShownFrame } from '../../services/shown-frame';
import { systemColorScheme } from '../../services/sources/system-color-scheme';

/** The browser's frame takes the theme's colour: of the two in the head, the light one first, one counts. */
function chooseFrame(scheme: ColorScheme): void {
  const metas = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  const chosen = scheme === 'light' ? 0 : 1;
  metas.forEach((meta, index) => {
    meta.media = index === chosen ? 'all' : 'not all';
  });
}

function markRoot(scheme: ColorScheme): void {
  const { classList, dataset } = document.documentElement;
  dataset['mantineColorScheme'] = scheme;
  classList.toggle('dark', scheme === 'dark');
  classList.toggle('light', scheme === 'light');
  chooseFrame(scheme);
}

/**
 * The page's root shows what was chosen last. At first that is before anything is painted; later the press is on the screen before
 * the page takes its new colours, which takes a phone a tenth of a second.
 */
const pageColors = source<never, undefined, ColorsChosen>(({ receive }) => {
  let chosen: ColorScheme | undefined;
  let isDue = false;
  let whenDue: (task: () => void) => void = queueMicrotask;
  const show = () => {
    isDue = false;
    whenDue = afterShownFrame;
    if (chosen) markRoot(chosen);
  };
  receive(({ scheme }) => {
    chosen = scheme;
    if (!isDue) whenDue(show);
    isDue = true;
  });
});

const storedPreference = (ports: Ports) =>
  source<PreferenceFound, undefined, PreferenceChosen>(({ sendBack, receive }) => {
    const themes = ports.storedValue(themeStorageKey);
    const report = () => sendBack({ type: 'preference.found', preference: themes.read() ?? 'system' });
    report();
    receive(({ preference }) => void themes.write(preference));
    return themes.onChangedElsewhere(report);
  });

/** The theme on this device. Specification §4, Theme. */
export const themePart = {
  bind: (ports: Ports) =>
    themeMachine.provide({
      actors: { systemColorScheme, pageColors, storedPreference: storedPreference(ports) },
    }),
} satisfies Part;
