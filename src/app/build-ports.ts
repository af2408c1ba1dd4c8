import type { StoredValue } from '../../machines/ports';
import type { Ports } from '../flows/ports';

const unavailable = (): never => {
  throw new Error('Not available while pages are prerendered.');
};

const nothingStored: StoredValue<never> = {
  read: () => undefined,
  write: () => false,
  clear: () => {},
  isLasting: () => false,
  onChangedElsewhere: () => () => {},
  onWritten: () => () => {},
};

/** The world as the build sees it: no visitor, no device, nothing kept, nothing sent. */
export const buildPorts: Ports = {
  deliverApplication: unavailable,
  deliverAssessment: unavailable,
  nameSubmission: unavailable,
  today: unavailable,
  now: unavailable,
  openMail: unavailable,
  copyText: unavailable,
  share: unavailable,
  canShare: unavailable,
  openShareWindow: unavailable,
  alert: unavailable,
  confirm: unavailable,
  verifyOtp: unavailable,
  handOnPicture: unavailable,
  printPage: unavailable,
  storedValue: () => nothingStored,
  forgetDevice: unavailable,
  pictures: { open: unavailable, measure: unavailable, save: unavailable, keepOnly: unavailable },
};
