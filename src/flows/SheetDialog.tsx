import type { ReactNode } from 'react';
import { DialogFrame } from '../ui/DialogFrame';
import { dialogSheetFlow } from './dialog-sheet.flow';
import { useFlow } from './running';
import classes from './SheetDialog.module.css';

interface SheetDialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog over any page; on a phone a sheet on the lower edge, which can also be pulled away by its head. */
export function SheetDialog({ title, onClose, children }: SheetDialogProps) {
  const { snapshot, send } = useFlow(dialogSheetFlow, undefined, { 'close.requested': onClose });
  return (
    <DialogFrame
      title={title}
      size="lg"
      onClose={onClose}
      sheet={{
        pulled: snapshot.context.pulled,
        handle: (
          // The close button and Escape do the same for everyone else.
          <span
            className={classes.handle}
            data-sheet-handle
            aria-hidden
            onPointerDown={({ clientY }) => send({ type: 'sheet.grabbed', y: clientY })}
            onPointerMove={({ clientY }) => send({ type: 'sheet.dragged', y: clientY })}
            onPointerUp={() => send({ type: 'sheet.released' })}
            onPointerCancel={() => send({ type: 'sheet.lost' })}
            onPointerLeave={() => send({ type: 'sheet.lost' })}
          />
        ),
      }}
    >
      {children}
    </DialogFrame>
  );
}
