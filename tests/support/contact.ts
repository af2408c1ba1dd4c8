import type { ContactField, ContactMessage } from '../../machines/contact-form/contact';

export const emptyMessage: ContactMessage = { name: '', email: '', phone: '', subject: '', message: '' };

/** A message that can be sent as it is. */
export const message: ContactMessage = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '+91 98765 43210',
  subject: 'Schengen visa',
  message: 'In May.',
};

/** What the fields of the form are called. */
export const contactLabels = {
  name: 'Full Name',
  email: 'Email',
  phone: 'Phone Number',
  subject: 'Subject',
  message: 'Message',
} as const satisfies Record<ContactField, string>;

/** A message of several lines, by the labels of its fields. */
export const messageByLabel = {
  'Full Name': 'Asha Rao',
  Email: 'asha@example.in',
  'Phone Number': '+91 98765 43210',
  Subject: 'Schengen visa',
  Message: 'We are four, two of us children.\nIn May, for ten days.',
};
