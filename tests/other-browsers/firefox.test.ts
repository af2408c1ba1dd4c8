import { firefox } from './browser';
import { tryIn } from './in-browser';

tryIn(firefox);
