/** The faults that are not tried in Firefox and WebKit: no typed lead is at stake there, or none that the browser could lose. */
export const untried: readonly (readonly [reason: string, faults: readonly number[]])[] = [
  [
    'Charts and rules compute it before a browser is asked; the tables try it.',
    [26, 27, 29, 30, 31, 32, 33, 34, 38, 39, 57, 68, 69, 102, 106],
  ],
  ['The receiver’s own, whoever posts.', [84, 85, 86, 104, 105, 111, 118, 120]],
  ['The staff area, where nobody leaves a lead.', [51, 52, 53, 54, 79, 93]],
  ['Reading and looking: nothing is typed that could be sent.', [44, 45, 46, 47, 48, 55, 56, 58, 108]],
  ['How it looks or prints; the words and the form are the same.', [61, 62, 63, 65, 66, 90, 98, 107, 117]],
  ['Who alters the page, looks into it or puts it into a frame has no lead to lose.', [21, 73, 87, 92]],
  ['What is thrown away was finished by the visitor.', [41]],
  ['About the built files and the tests, not about a visit.', [74, 75, 97, 109, 113, 115]],
  ['What is kept in the tab or told decides it, alike in every browser; Chromium tries it.', [116, 119]],
];
