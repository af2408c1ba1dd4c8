// Before the close button's own rules: they are of the same weight.
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
  /** On phones the dialog fills the screen. */
  fillsPhone?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog as it looks everywhere: titled, closable, with the focus kept inside and given back when it closes. */
export function DialogFrame({ title, size, fillsPhone = false, onClose, children }: DialogFrameProps) {
  useFocusReturn();
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size={size}
      classNames={{
        content: fillsPhone ? `${classes.content} ${classes.fillsPhone}` : classes.content,
        inner: fillsPhone ? classes.innerFillsPhone : undefined,
        header: classes.header,
        title: classes.title,
        body: classes.body,
        close: classes.close,
      }}
      // Inside a dialog Mantine's header would count as a second banner of the page.
      attributes={{ header: { role: 'presentation' } }}
      closeButtonProps={{ 'aria-label': 'Close', size: 44, iconSize: 22 }}
    >
      {children}
    </Modal>
  );
}
