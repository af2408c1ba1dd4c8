/** The notices of the site and what draws them, fetched when the page has come to rest or with the first notice. */
import { noticesMachine } from '../../../machines/site/notices/notices.machine';
import { pageVisibility } from '../../services/sources/page-visibility';

export const bind = () => noticesMachine.provide({ actors: { pageVisibility } });
export { Toaster as views } from './Toaster';
