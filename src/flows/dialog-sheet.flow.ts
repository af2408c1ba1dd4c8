import { dialogSheetMachine } from '../../machines/dialog-sheet/dialog-sheet.machine';
import { unbound } from './running';

/** A dialog on a phone: a finger moves it, nothing else of the device. */
export const dialogSheetFlow = unbound(dialogSheetMachine);
