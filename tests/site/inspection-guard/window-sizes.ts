import type { WindowSizes } from '../../../machines/site/inspection-guard/window-gap';

/** A window without developer tools. */
export const whole: WindowSizes = {
  innerWidth: 1440,
  innerHeight: 813,
  outerWidth: 1440,
  outerHeight: 900,
  isPointerCoarse: false,
  pinchScale: 1,
  isFramed: false,
};
