/** The notices of the site and what draws them, fetched when the page has come to rest or with the first notice. */
import { createElement, type ReactElement } from 'react';
import { noticesMachine } from '../../../machines/site/notices/notices.machine';
import type { DrawnPart } from '../../flows/part';
import { pageVisibility } from '../../services/sources/page-visibility';
import { NoticeQueues } from './NoticeQueues';

export const part = {
  bind: () => noticesMachine.provide({ actors: { pageVisibility } }),
  views: createElement(NoticeQueues),
} satisfies DrawnPart;

declare module '../../../machines/site/parts' {
  interface PartViews {
    notices: ReactElement;
  }
}
