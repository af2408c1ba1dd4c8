import { expect, it } from 'vitest';
import { forgetQuestion } from '../../../src/content/device-data-words';
import { alertWords, clearQuestion } from '../../../src/content/staff-words';

it('the browser’s own dialogs say what the specification says (§5 and §8)', () => {
  expect(alertWords).toEqual({
    'phone.incomplete': 'Please enter a valid 10-digit phone number.',
    'otp.incomplete': 'Please enter the complete 6-digit OTP.',
    'export.to-come': 'Feature coming soon!',
  });
  expect(clearQuestion).toBe(
    'Are you sure you want to clear all applications? This action cannot be undone.',
  );
  expect(forgetQuestion).toBe(
    'Remove everything that this site keeps on this device: drafts, ticked documents, the list of applications, the theme and saved pages? This cannot be undone.',
  );
});
