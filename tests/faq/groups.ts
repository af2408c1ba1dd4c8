import type { FaqGroup } from '../../machines/faq/questions';

const item = (value: string) => ({ value, question: `${value}?`, answer: 'Yes.' });

/** Four questions in three categories. */
export const groups: readonly FaqGroup[] = [
  { category: 'general', title: 'General', items: [item('start'), item('passport')] },
  { category: 'visa', title: 'Visa Services', items: [item('documents')] },
  { category: 'payment', title: 'Payment & Policies', items: [{ ...item('cards'), alsoAsked: 'gpay upi' }] },
];
