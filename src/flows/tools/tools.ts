import { forTools } from '../../../machines/site/events';
import type { ToolsEvent } from '../../../machines/site/tools/tools.machine';
import { useSendTo } from '../site';

/** Sends to the two tool dialogs: any page may ask for the checker or the estimator. */
export function useToolDialogs(): (event: ToolsEvent) => void {
  return useSendTo(forTools);
}
