/** The phone number of the staff login, without +91. Specification §5, Admin phone, and §9, Admin. */
import * as v from 'valibot';
import { digitsOf } from './digits';

const phoneLength = 10;

export const phoneSchema = v.pipe(v.string(), v.regex(/^\d{10}$/));

/** Whether `digits` is `number` with one digit more, wherever it was typed. */
function hasOneMore(digits: string, number: string): boolean {
  return (
    digits.length === number.length + 1 &&
    [...digits].some((_, index) => digits.slice(0, index) + digits.slice(index + 1) === number)
  );
}

/** Without the country's 91 and the trunk's 0 in front, as long as a whole number is left. */
function withoutPrefix(digits: string): string {
  const prefix = ['91', '0'].find(
    (start) => digits.startsWith(start) && digits.length - start.length >= phoneLength,
  );
  return prefix === undefined ? digits : withoutPrefix(digits.slice(prefix.length));
}

/**
 * The number after the field's text has changed: digits only, at most ten. A digit typed into a full number is
 * refused, so that the number never shifts; of a longer text that was pasted, a leading 91 or 0 is dropped.
 */
export function phoneAfter(previous: string, text: string): string {
  const digits = digitsOf(text);
  if (digits.length <= phoneLength) return digits;
  if (previous.length === phoneLength && hasOneMore(digits, previous)) return previous;
  return withoutPrefix(digits).slice(0, phoneLength);
}

/** Whether a number lacks no digit. */
export function isCompletePhone(phone: string): boolean {
  return v.is(phoneSchema, phone);
}

/** As people write it: `+91 98765 43210`. */
export function shownPhone(phone: string): string {
  return `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`;
}
