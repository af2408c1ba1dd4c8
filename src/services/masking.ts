/** The fields that hold something personal: what they contain is never shown. */
const personal: ReadonlySet<string> = new Set([
  'fullName',
  'name',
  'email',
  'phone',
  'pendingPhone',
  'mobileNumber',
  'phoneNumber',
  'leadName',
  'leadContact',
  'leadTravelDate',
  'subject',
  'message',
  'body',
  'text',
  'otp',
  'boxes',
  'transactionId',
]);

const mask = '•••';

/** An e-mail, the ten digits of a phone, the number of a passport: personal wherever they stand. */
const shapes = [
  /[^\s@<>"]+@[^\s@<>"]+\.[a-z]+/gi,
  /(?:\+\d{1,3}[ -]?)?\b\d{5}[ -]?\d{5}\b/g,
  /\b[A-Z]\d{7}\b/g,
];

/**
 * A copy without anything personal. Fields are known by their names, and an event that changes a field
 * (`{ field, value }`) by the field it names; in any other text, what looks like an e-mail, a phone or a passport's number.
 */
export function maskPersonal(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskPersonal);
  if (typeof value === 'string') return shapes.reduce((text, shape) => text.replace(shape, mask), value);
  if (typeof value !== 'object' || value === null) return value;
  const { field } = value as { field?: unknown };
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const isPersonal =
        personal.has(key) || (key === 'value' && typeof field === 'string' && personal.has(field));
      return [key, isPersonal && inner !== '' && inner !== undefined ? mask : maskPersonal(inner)];
    }),
  );
}
