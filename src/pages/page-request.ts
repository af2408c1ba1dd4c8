import type { Params } from 'react-router-dom';

/** What a page's `load` is asked for, at the build. */
export interface PageRequest {
  /** The page's path, in lower case. */
  readonly path: string;
  readonly params: Params;
  /** The day of the build in India, `YYYY-MM-DD`: which dated figures hold. */
  readonly day: string;
}
