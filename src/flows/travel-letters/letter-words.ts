import type {
  ChoiceField,
  LetterAnswers,
  LetterField,
  LetterKind,
  TickField,
} from '../../../machines/travel-letters/answers';

export const letterNames: Readonly<Record<LetterKind, string>> = {
  cover: 'Cover letter',
  leave: 'Leave letter',
  sponsor: 'Sponsor letter',
  consent: 'Consent for a child',
};

export const fieldNames: Readonly<Record<LetterField, string>> = {
  fullName: 'Full name of the traveller',
  purpose: 'Purpose of the trip',
  payer: 'Who pays for the trip',
  travelled: 'Journeys abroad',
  returnTo: 'After the trip I return to',
  coverEnclosed: 'I enclose',
  employer: 'Employer',
  position: 'Position',
  leaveFrom: 'Leave from',
  leaveTo: 'Leave until',
  confirmed: 'The employer confirms',
  sponsorName: 'Name of the sponsor',
  relation: 'The sponsor is the traveller’s',
  covered: 'The sponsor pays for',
  sponsorEnclosed: 'The sponsor encloses',
  consentOf: 'Who consents',
  childName: 'Full name of the child',
  signer: 'Full name of the person who signs',
  signerIs: 'That person is the child’s',
  otherParent: 'Full name of the other parent',
  aloneBecause: 'Why one parent signs alone',
  companion: 'Name of the adult who travels with the child',
  companionIs: 'That adult is the child’s',
  consentEnclosed: 'With the letter go',
};

type Labels<Field extends ChoiceField> = Readonly<Record<Exclude<LetterAnswers[Field], ''>, string>>;

export const choiceLabels: { readonly [Field in ChoiceField]: Labels<Field> } = {
  payer: { self: 'I pay myself', sponsor: 'A sponsor pays' },
  travelled: {
    first: 'This is my first trip abroad',
    before: 'I have been abroad before',
    returned: 'I have been abroad before, and always returned in time',
  },
  returnTo: {
    job: 'my job',
    business: 'my business',
    studies: 'my studies',
    family: 'my family',
    home: 'my home',
  },
  consentOf: {
    both: 'Both parents',
    one: 'One parent',
    staying: 'The parent who stays, while the other travels with the child',
    sole: 'The only parent, or the one with sole custody',
    guardian: 'A legal guardian',
  },
  signerIs: { mother: 'mother', father: 'father' },
  aloneBecause: {
    died: 'The other parent has died',
    custody: 'A court gave me sole custody',
    unnamed: 'The birth certificate names no other parent',
  },
};

export const tickLabels: {
  readonly [Field in TickField]: Readonly<Record<LetterAnswers[Field][number], string>>;
} = {
  confirmed: { return: 'I am expected back at work', objection: 'It has no objection to the trip' },
  covered: {
    travel: 'Travel',
    stay: 'Accommodation',
    insurance: 'Insurance',
    expenses: 'Daily expenses',
    return: 'The return to India',
  },
  coverEnclosed: {
    checklist: 'The documents on the checklist',
    bank: 'My bank statements',
    tax: 'My income tax returns',
    employer: 'My employer’s letter',
    business: 'The registration of my business',
    institution: 'The letter of my school or college',
    pension: 'Proof of my pension',
    sponsor: 'My sponsor’s letter and bank statements',
  },
  sponsorEnclosed: {
    bank: 'The sponsor’s bank statements',
    tax: 'The sponsor’s income tax returns',
    relation: 'Proof of how we are related',
  },
  consentEnclosed: {
    passports: 'Copies of the signers’ passports',
    birth: 'The child’s birth certificate',
    death: 'The other parent’s death certificate',
    custody: 'The court’s order on custody',
    guardianship: 'The order that appoints the guardian',
  },
};
