/** The languages of the notice beside the forms, by their codes, and what opens it: a page starts with these words alone. */
export const noticeLanguages = [
  { lang: 'en', title: 'How we use your data' },
  { lang: 'hi', title: 'आपका डेटा: हिन्दी में' },
] as const;
