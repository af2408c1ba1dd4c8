import { themeStorageKey } from '../../machines/site/theme/preference';

/**
 * The script that stands first in every page's head: it puts the visitor's theme on the root before the
 * first paint, and lets the theme colour of that theme count (`index.html` has the light one first). Anything but a stored
 * `light` or `dark` follows the device. Specification §4, Theme.
 */
export const earlyThemeScript = `(function(){var p;try{p=localStorage.getItem('${themeStorageKey}')}catch(e){}
var s=p==='light'||p==='dark'?p:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';
var r=document.documentElement;r.classList.remove('light','dark');r.classList.add(s);r.setAttribute('data-mantine-color-scheme',s);
document.querySelectorAll('meta[name=theme-color]').forEach(function(m,i){m.media=s===['light','dark'][i]?'all':'not all'})})()`;
