import { ContactForm } from '../../src/flows/contact-form/ContactForm';
import { contactFormPaths } from '../support/flows/contact-form';
import { walkFlow } from '../support/paths';

walkFlow(contactFormPaths, { view: <ContactForm /> });
