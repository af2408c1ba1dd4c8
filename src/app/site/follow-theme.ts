import type { StoredValue } from '../../../machines/ports';
import type { SnapshotFrom } from 'xstate';
import { forTheme } from '../../../machines/site/events';
import type { ColorScheme, ThemePreference } from '../../../machines/site/theme/preference';
import { selectColorScheme, type themeMachine } from '../../../machines/site/theme/theme.machine';
import { whenChild, type SiteActor } from '../../flows/site';
import { afterShownFrame } from '../../services/shown-frame';

/** The browser's frame takes the theme's colour: of the two in the head, the light one first, one counts. */
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

/**
 * The page's root shows the theme; the device, its stored preference and other tabs decide with the visitor. Gives the way to
 * stop.
 */
export function followTheme(site: SiteActor, themes: StoredValue<ThemePreference>): () => void {
  const query = window.matchMedia('(prefers-color-scheme: dark)');
  const reportDevice = () =>
    site.send(forTheme({ type: 'device.changed', scheme: query.matches ? 'dark' : 'light' }));
  const reportPreference = () =>
    site.send(forTheme({ type: 'preference.found', preference: themes.read() ?? 'system' }));
  reportDevice();
  reportPreference();
  query.addEventListener('change', reportDevice);
  const watching = themes.onChangedElsewhere(reportPreference);
  const following = whenChild(site, 'theme', (theme) => {
    const keeping = theme.on('preference.chosen', ({ preference }) => void themes.write(preference));
    markRoot(theme.getSnapshot());
    // The press is on the screen before the page takes its new colours, which takes a phone a tenth of a second.
    const marking = theme.subscribe(() => afterShownFrame(() => markRoot(theme.getSnapshot())));
    return {
      unsubscribe: () => {
        keeping.unsubscribe();
        marking.unsubscribe();
      },
    };
  });
  return () => {
    query.removeEventListener('change', reportDevice);
    watching();
    following();
  };
}
