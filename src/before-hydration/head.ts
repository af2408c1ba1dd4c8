/** The script that stands first in the head of every page. */
import { showFirstScreenAlone } from './first-screen';
import { showKeptFonts } from './fonts';
import { showTheme } from './theme';

showTheme();
showFirstScreenAlone();
showKeptFonts();
