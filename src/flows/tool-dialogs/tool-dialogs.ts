import { createContext, use } from 'react';
import type { EventFrom } from 'xstate';
import type { toolDialogsMachine } from '../../../machines/tool-dialogs/tool-dialogs.machine';

type SendToToolDialogs = (event: EventFrom<typeof toolDialogsMachine>) => void;

export const ToolDialogsContext = createContext<SendToToolDialogs | undefined>(undefined);

/** Whether the checker stands over the page in a dialog. */
export const CheckerIsOpenContext = createContext(false);

/** Sends to the two tool dialogs: any page may ask for the checker or the estimator. */
export function useToolDialogs(): SendToToolDialogs {
  const send = use(ToolDialogsContext);
  if (!send) throw new Error('A tool dialog is asked for outside <ToolDialogs>.');
  return send;
}
