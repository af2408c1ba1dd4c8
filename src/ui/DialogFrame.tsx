// Import order matters: the close button's own rules have the same specificity and come after.
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './DialogFrame.module.css';
import { useFocusReturn } from './focus-return';

interface DialogFrameProps {
  title: string;
  size: 'md' | 'lg';
  /** On phones the dialog is a sheet on the lower edge: how far it is pulled down, in px, and what it is pulled by. */
  sheet?: { readonly pulled: number; readonly handle: ReactNode };
  onClose: () => void;
  children: ReactNode;
}

/** A dialog as it looks everywhere: titled, closable, with the focus kept inside and given back when it closes. */
export function DialogFrame({ title, size, sheet, onClose, children }: DialogFrameProps) {
  useFocusReturn();
  return (
    <Modal
      opened
      onClose={onClose}
      title={
        sheet ? (
          <>
            {sheet.handle}
            {title}
          </>
        ) : (
          title
        )
      }
      size={size}
      classNames={{
        content: sheet ? `${classes.content} ${classes.sheet}` : classes.content,
        inner: sheet ? classes.lowerEdge : undefined,
        header: classes.header,
        title: classes.title,
        body: classes.body,
        close: classes.close,
      }}
      styles={{ content: sheet?.pulled ? { '--pulled': `${sheet.pulled}px` } : {} }}
      // Inside a dialog Mantine's header would count as a second banner of the page.
      attributes={{ header: { role: 'presentation' } }}
      closeButtonProps={{ 'aria-label': 'Close', size: 44, iconSize: 22 }}
    >
      {children}
    </Modal>
  );
}
