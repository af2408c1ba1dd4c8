import { source } from '../../../machines/source';

/** Tells that Escape was pressed, wherever the focus is. */
export const escapeKey = source<{ type: 'escape.pressed' }>(({ sendBack }) => {
  const report = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') sendBack({ type: 'escape.pressed' });
  };
  document.addEventListener('keydown', report);
  return () => document.removeEventListener('keydown', report);
});
