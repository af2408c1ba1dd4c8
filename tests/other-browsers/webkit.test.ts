import { webKit } from './browser';
import { tryIn } from './in-browser';

tryIn(webKit);
