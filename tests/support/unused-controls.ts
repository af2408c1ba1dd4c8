const noticeFolds =
  'opens the notice beside the form, which the browser does: tests/site/situations/situations.test.tsx';

/**
 * By flow, the controls that its view offers and that none of its paths uses, with the reason; `…` at the end stands for the rest
 * of a name. A control that is offered and stands neither in a path nor here was forgotten; a line here that fits nothing is old.
 */
const unusedControls: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Blog list': {
    'button "International Tips"': 'Visa Guide stands for the categories',
    'button "Travel News"': 'Visa Guide stands for the categories',
    'button "Visa Updates"': 'Visa Guide stands for the categories',
    'button "Next page"': 'goes to a page as its number does',
    'button "Page 1"': 'Page 2 and Previous page stand for the ways to a page',
  },
  'Checker popup': {
    '…': 'a whole page with its own flows lies under the popup, and the tools’ steps in it',
  },
  'Contact form': {
    'summary …': noticeFolds,
    'textbox "Your message"': 'to be read and copied by hand',
  },
  'Country listing': {
    'button "Asia"': 'Schengen Area stands for the groups',
    'button "Middle East & Africa"': 'Schengen Area stands for the groups',
    'button "North America"': 'Schengen Area stands for the groups',
    'button "Other Destinations"': 'Schengen Area stands for the groups',
    'button "UK & Oceania"': 'Schengen Area stands for the groups',
    'button "Apply Now: Indonesia"': 'Japan stands for who needs no check first',
    'button "No visa"': 'On arrival stands for the needs',
    'button "E-visa or online form"': 'On arrival stands for the needs',
    'button "Visa before travel"': 'On arrival stands for the needs',
    'button "Close"': 'the gate’s own paths use it: tests/apply-gate/paths.test.tsx',
  },
  Deliveries: {
    '…': 'the form and the ticket have their own paths: only sending and putting away matter here',
  },
  Delivery: { '…': 'the form and the ticket have their own paths: only the answer matters here' },
  'Destination map': { 'button "Within 10 days"': 'the filters beside it stand for it' },
  'Dialog on a phone': { 'button "Close"': 'every dialog has it: tests/site/browser/dialogs.browser.ts' },
  'Eligibility checker': {
    'button "change …':
      'puts the focus on its field; what the trip says is walked in tests/site/trip-folder/trip.browser.ts',
    'checkbox …': 'one destination stands for those visited before',
    'choice "Do you have …': 'a yes or no that no step waits for: has an answer from the start',
    'choice "Have you ever been refused a visa?"': 'has an answer from the start',
    'choice "Have you filed income tax (IT) returns?"': 'has an answer from the start',
    'choice "Is a sponsor available?"': 'has an answer from the start',
    'combobox "Nationality"': 'has an answer from the start',
    'switch "Reserve flights …': 'the switches beside it stand for it',
    'summary …': noticeFolds,
  },
  'Inspection guard': { '…': 'fields of the page around the guard: only keys and the menu matter to it' },
  Navigation: {
    '…': 'the shell and the tools have their own tests: tests/site/shell.test.tsx, tests/site/tools/paths.test.tsx',
  },

  'Payment notice': { 'button "Back"': 'belongs to the page around it' },
  Theme: { 'button "Open menu"': 'belongs to the header' },
  Header: {
    'button "What it costs"':
      'opens the estimator, and closes the menu as its button does: tests/site/between-flows.test.tsx',
    'button "Switch between light and dark theme"': 'belongs to the theme',
    'choice "Theme…': 'belongs to the theme',
  },
  'Staff page': { '…': 'the session has its own paths: tests/site/staff-session/paths.test.tsx' },
  'Staff session': {
    'button "Export CSV"': 'belongs to the applications',
    'textbox "Digit 3 of 6"': 'the boxes beside it stand for it',
    'textbox "Digit 5 of 6"': 'the boxes beside it stand for it',
  },
  'Stay counter': {
    'button "Remove stay 2"': 'the first stay stands for all',
    'textbox "Stay 2: …': 'the first stay stands for all',
  },
  'Travel dates': {
    'button "Best by …': 'the day of arrival stands for the points of the line',
    'button "You can apply from …': 'the day of arrival stands for the points of the line',
    'button "You leave …': 'the day of arrival stands for the points of the line',
    'button "Your passport has to be valid until …': 'the day of arrival stands for the points of the line',
    'textbox "Passport issued on"':
      'the other days stand for it; what it says of the passport: tests/travel-dates/rules.test.ts',
  },
  'Documents for you': {
    'checkbox …': 'the photo stands for the documents',
    'combobox …': 'who pays stands for the answers',
    'summary "Sources …': 'opens in the browser itself',
  },
  'Travel letters': {
    'button "change …': 'puts the focus on its field',
    'button "use it for Leave from"': 'the last day of leave stands for both',
    'checkbox …': 'the bank statements stand for what can be ticked',
    'combobox …': 'who pays and who consents stand for the choices',
    'textbox …': 'the name and the last day of leave stand for the fields',
  },
  'Trip folder': {
    'button "Copy link"': 'belongs to the link: tests/trip-link/paths.test.tsx',
    'button "Picture"': 'belongs to the link: tests/trip-link/paths.test.tsx',
    'button "Best by 20 August 2026"': 'belongs to the planner: tests/travel-dates/paths.test.tsx',
    'button "Clear the dates"': 'belongs to the planner: tests/travel-dates/paths.test.tsx',
    'button "You arrive 10 September 2026"': 'belongs to the planner: tests/travel-dates/paths.test.tsx',
    'button "Keep it"': 'does what the box below does',
    'tab …': 'belongs to the tabs: tests/folder-tabs/paths.test.tsx',
    'combobox "Which state do you live in?"': 'belongs to the visa centre: tests/visa-centre/paths.test.tsx',
    'button "Print on one page"': 'printed in tests/site/trip-folder/trip.browser.ts',
    'textbox …': 'the days belong to the planner: tests/travel-dates/paths.test.tsx',
  },
  'Visa application': {
    'summary …': noticeFolds,
    'button "change …':
      'puts the focus on its field; what the trip says is walked in tests/site/trip-folder/trip.browser.ts',
  },
  'Visas held': {
    'checkbox …': 'the US and the Japanese visa stand for the others',
    'combobox …': 'the entries stand for the details; what each means: tests/visas-held/openings.test.ts',
    'textbox …': 'the entries stand for the details; what each means: tests/visas-held/openings.test.ts',
  },
  Party: { 'combobox "Age of child 2"': 'the first child stands for it' },
  'Trip cost estimator': {
    'button "change …':
      'puts the focus on its field; what the trip says is walked in tests/site/trip-folder/trip.browser.ts',
    'button "One …': 'who travels has its own paths: tests/party',
    'checkbox "Airport transfer (₹2,000)"': 'the other extras stand for it',
    'checkbox "SIM card (₹1,000)"': 'the other extras stand for it',
    'summary …': noticeFolds,
    'textbox "Link"': 'to be read and copied by hand',
    'textbox "Your request"': 'to be read and copied by hand',
  },
  'Photo check': {
    'slider "Eyes"': 'the chin stands for the marks',
    'slider "Top of the head"': 'the chin stands for the marks',
    'slider "Left and right"': 'the size stands for the place',
    'slider "Up and down"': 'the size stands for the place',
    'slider "Straighten"': 'the size stands for the place',
    'textbox "Take a picture"': 'the same from the camera, which a test has not',
  },
  Refusal: {
    'checkbox "214(b): Not persuaded that you go home"': 'insurance stands for the reasons',
    'checkbox "4: Means not lawfully had"': 'insurance stands for the reasons',
  },
  Transit: {
    'checkbox …': 'the USA stands for the issuers',
    'summary "What would free you from it"': 'the browser opens it',
  },
};

/**
 * By flow, the states in which its view leaves nothing to be used that leads to another state, with the reason. Any other state has a
 * control or a link that leads on, or waits for an answer or a delay.
 */
export const statesWithoutWayOn: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Application ticket': { absent: 'nothing is shown; the listing goes on around it' },
  Applications: {
    'list.empty + device.keeping': 'nothing to clear; the area around it leads on',
    'list.empty + device.forgetting': 'nothing to clear; the area around it leads on',
  },
  Connection: {
    'network.connected + page.current': 'nothing is shown',
    'network.connected + page.dismissed': 'nothing is shown',
    'network.lost + page.copy': 'says that the device is offline, for as long as it is',
    'network.lost + page.current': 'says that the device is offline, for as long as it is',
  },
  'Dialog on a phone': {
    standing: 'its button and the dialog’s tool lead on',
    held: 'a finger is on it; its button and the dialog’s tool lead on',
    away: 'whoever opened the dialog closes it',
  },
  'Fact age': {
    good: 'nothing is shown; the page goes on around it',
    old: 'a line of the page: its sources lead on',
  },
  'Folder tabs': { open: 'each tab leads to another part: which one is open is data' },
  'Inspection guard': {
    calm: 'nothing is shown; the page goes on around it',
    suspicious: 'nothing is shown; the page goes on around it',
    wiped: 'its button loads the page anew',
  },
  Notice: {
    gone: 'nothing is shown; the page goes on around it',
    waiting: 'nothing is shown yet; the page goes on around it',
  },
  Notices: {
    hidden: 'the tab is hidden',
    visible: 'the notices have their own states; the page goes on around them',
  },
  'Staff page': { shown: 'the session within it leads on' },
};

/** What is forgotten among the unused controls of a flow, and which explanations fit none of them. */
export function compareUnused(
  flow: string,
  unused: readonly string[],
): { forgotten: string[]; old: string[] } {
  const explained = Object.keys(unusedControls[flow] ?? {});
  const fits = (control: string, one: string) =>
    one.endsWith('…') ? control.startsWith(one.slice(0, -1)) : control === one;
  return {
    forgotten: unused.filter((control) => !explained.some((one) => fits(control, one))),
    old: explained.filter((one) => !unused.some((control) => fits(control, one))),
  };
}
