/** What the browser's own dialogs say in the staff area. Specification §5, OTP, §5, Admin phone, and §8, Staff messages. */
import type { AlertCode } from '../../machines/ports';

export const alertWords: Readonly<Record<AlertCode, string>> = {
  'phone.incomplete': 'Please enter a valid 10-digit phone number.',
  'otp.incomplete': 'Please enter the complete 6-digit OTP.',
  'export.to-come': 'Feature coming soon!',
};

export const clearQuestion = 'Are you sure you want to clear all applications? This action cannot be undone.';
