/** The notices of the site and what draws them, fetched when the page has come to rest or with the first notice. */
export { noticesMachine as logic } from '../../../machines/site/notices/notices.machine';
export { Toaster as views } from './Toaster';
