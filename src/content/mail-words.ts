/** The body of a mail whose text is too long for a link. Specification §7, Other outgoing actions. */
export const pasteBody =
  'Please paste your details here: they are too long to be filled in. They should be in your clipboard; if not, copy them on our page.';
