import { missingPostMachine } from '../../../machines/missing-post/missing-post.machine';
import { defineFlow } from '../running';

/** An address without a post, in the site. Specification §4, Unknown post id. */
export const missingPostFlow = defineFlow(({ site }) => ({ input: { site }, logic: missingPostMachine }));
