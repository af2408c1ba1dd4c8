/** The body of a mail whose text is too long for a link. Specification §7, Other outgoing actions. */
export const pasteBody = 'The details were copied. Please paste them here.';
