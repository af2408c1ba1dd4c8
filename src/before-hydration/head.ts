/** The script that stands first in the head of every page. */
import { showTheme } from './theme';

showTheme();
