/** The script that stands first in the head of every page. */
import { showKeptFonts } from './fonts';
import { showTheme } from './theme';

showTheme();
showKeptFonts();
