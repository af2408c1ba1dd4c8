import { paymentMachine } from '../../../machines/site/payment/payment.machine';
import type { Part } from '../../flows/part';

/** What the address says of a payment. It hears of the device by the site alone. Specification §5, Payment return. */
export const paymentPart = { bind: () => paymentMachine } satisfies Part;
