import { describe, expect, it } from 'vitest';
import {
  inspectionGuardMode,
  type InspectionGuardMode,
} from '../../../machines/site/inspection-guard/guard-setting';
import { isInspectionKey, type KeyPress } from '../../../machines/site/inspection-guard/inspection-keys';
import {
  explainsGap,
  isInspectorOpen,
  zoomSteps,
  type WindowSizes,
} from '../../../machines/site/inspection-guard/window-gap';

/** Inner, then outer size, in CSS px and screen px. */
type Case = [why: string, inner: [number, number], outer: [number, number], others?: Partial<WindowSizes>];

function sizesOf([, inner, outer, others]: Case): WindowSizes {
  return {
    innerWidth: inner[0],
    innerHeight: inner[1],
    outerWidth: outer[0],
    outerHeight: outer[1],
    isPointerCoarse: false,
    pinchScale: 1,
    isFramed: false,
    ...others,
  };
}

describe('windows without developer tools (Specification §8)', () => {
  it.each<Case>([
    ['a browser with tabs and address bar', [1440, 813], [1440, 900]],
    ['a maximised window whose frame hangs over the screen', [1920, 945], [1936, 1056]],
    ['bookmarks bar and a notice under it', [1536, 704], [1552, 864]],
    ['a gap of exactly 160 px', [1440, 740], [1440, 900]],
    ['full screen', [1920, 1080], [1920, 1080]],
    ['a headless browser', [1440, 900], [1440, 900]],
    ['an installed app with a slim title bar', [1200, 767], [1200, 800]],
    ['a sidebar of 150 px', [1290, 813], [1440, 900]],
    ['a narrow emulated screen in the narrowest window', [320, 256], [500, 256]],
    ['an emulated phone in the narrowest window', [390, 844], [500, 844]],
    ['a page 8 px wider than the narrowest window, by rounding', [508, 900], [500, 900]],
    ['zoom 25 %', [5120, 3748], [1280, 1024]],
    ['zoom 30 % (Firefox)', [4800, 2710], [1440, 900]],
    ['zoom 33 %', [3840, 2811], [1280, 1024]],
    ['zoom 50 %', [2560, 1874], [1280, 1024]],
    ['zoom 67 %', [2160, 1220], [1440, 900]],
    ['zoom 75 %', [1920, 1084], [1440, 900]],
    ['zoom 80 %', [1800, 1016], [1440, 900]],
    ['zoom 85 % (Safari)', [1694, 956], [1440, 900]],
    ['zoom 90 %', [1600, 903], [1440, 900]],
    ['zoom 110 %', [1164, 852], [1280, 1024]],
    ['zoom 115 % (Safari)', [1252, 707], [1440, 900]],
    ['zoom 120 % (Firefox)', [1200, 678], [1440, 900]],
    ['zoom 125 %', [1152, 650], [1440, 900]],
    ['zoom 133 % (Firefox)', [1080, 610], [1440, 900]],
    ['zoom 133 % on a wide screen (Firefox)', [2887, 1560], [3840, 2160]],
    ['zoom 67 % on a wide screen (Firefox)', [5731, 3090], [3840, 2160]],
    ['zoom 33 % on a wide screen', [11_520, 6180], [3840, 2160]],
    ['zoom 33⅓ % under high bars', [7680, 3735], [2560, 1400]],
    ['zoom 66⅔ % in full screen', [3840, 2160], [2560, 1440]],
    ['zoom 133⅓ % under high bars', [1920, 930], [2560, 1399]],
    ['zoom 150 %', [960, 542], [1440, 900]],
    ['zoom 170 % (Firefox)', [847, 478], [1440, 900]],
    ['zoom 175 %', [823, 465], [1440, 900]],
    ['zoom 200 %', [640, 468], [1280, 1024]],
    ['zoom 240 % (Firefox)', [600, 339], [1440, 900]],
    ['zoom 250 %', [576, 325], [1440, 900]],
    ['zoom 300 %', [480, 271], [1440, 900]],
    ['zoom 400 %: 320 × 256 of 1280 × 1024', [320, 256], [1280, 1024]],
    ['zoom 400 % with the browser’s bars', [320, 234], [1280, 1024]],
    ['zoom 500 %', [288, 163], [1440, 900]],
    ['zoom 500 %, rounded up', [289, 164], [1440, 900]],
    ['zoom 150 % and a sidebar of 150 px', [860, 542], [1440, 900]],
    ['fault 90: a service that takes pictures of whole pages', [1024, 12_140], [1024, 800]],
    ['fault 90: a tall viewport in a window', [1280, 6_000], [1280, 900]],
    ['fault 90: a second automated window, wider than its frame', [1920, 1080], [1280, 720]],
    [
      'fault 90: zoomed out with tools, which no size can tell from a tall viewport',
      [2880, 1000],
      [1440, 900],
    ],
    ['fault 90: a bar of 100 px at the side', [1340, 813], [1440, 900]],
    ['fault 90: a bar of 160 px at the side', [1280, 813], [1440, 900]],
    ['fault 90: bars of 160 px at the side and above', [1280, 740], [1440, 900]],
  ])('%s', (...found) => {
    expect(isInspectorOpen(sizesOf(found))).toBe(false);
  });
});

describe('windows with docked developer tools (Specification §8)', () => {
  it.each<Case>([
    ['docked right', [1040, 813], [1440, 900]],
    ['docked left, wide', [640, 813], [1440, 900]],
    ['docked right in a maximised window', [1400, 945], [1936, 1056]],
    ['docked bottom', [1440, 513], [1440, 900]],
    ['docked bottom, small', [1440, 652], [1440, 900]],
    ['docked bottom in full screen', [1920, 700], [1920, 1080]],
    ['docked right in full screen', [1500, 1080], [1920, 1080]],
    ['docked right at zoom 200 %', [400, 406], [1440, 900]],
    ['docked bottom in the narrowest window', [500, 500], [500, 900]],
    ['a gap of 161 px', [1440, 739], [1440, 900]],
    ['a gap of 161 px to the side', [1279, 900], [1440, 900]],
  ])('%s', (...found) => {
    expect(isInspectorOpen(sizesOf(found))).toBe(true);
  });
});

describe('windows that cannot be measured', () => {
  it.each<Case>([
    ['a phone with its keyboard open', [390, 360], [390, 844], { isPointerCoarse: true }],
    ['a phone whose page is laid out wide', [980, 2121], [390, 844], { isPointerCoarse: true }],
    ['a tablet beside another app', [500, 1180], [1180, 820], { isPointerCoarse: true }],
    ['an in-app browser that tells no outer size', [390, 700], [0, 0]],
    ['one that tells no outer height', [390, 700], [390, 0]],
    ['one that tells no outer width', [390, 700], [0, 700]],
    ['a page in the background of a new window', [0, 0], [0, 0]],
    ['a pinched page', [720, 450], [1440, 900], { pinchScale: 2 }],
    ['a page shrunk by pinching', [2400, 1800], [1440, 900], { pinchScale: 0.6 }],
    ['a page in a frame', [600, 300], [1440, 900], { isFramed: true }],
  ])('%s', (...found) => {
    expect(isInspectorOpen(sizesOf(found))).toBe(false);
  });
});

describe('a zoom step', () => {
  it('explains the gap that it makes, and no other', () => {
    const sizes = sizesOf(['zoom 200 %', [640, 468], [1280, 1024]]);
    expect(zoomSteps.filter((zoom) => explainsGap(zoom, sizes))).toEqual([2]);
  });

  it.each([
    [25, 33, 50, 67, 75, 80, 90, 100, 110, 125, 150, 175, 200, 250, 300, 400, 500],
    [30, 50, 67, 80, 90, 100, 110, 120, 133, 150, 170, 200, 240, 300, 400, 500],
    [50, 75, 85, 100, 115, 125, 150, 175, 200, 250, 300],
  ])('of every browser is known: %i %%, %i %% …', (...percents) => {
    const known = zoomSteps.map((zoom) => Math.round(zoom * 100));
    expect(percents.filter((percent) => !known.includes(percent))).toEqual([]);
  });

  it.each<[gap: number, explained: boolean]>([
    [-9, false],
    [-8, true],
    [0, true],
    [160, true],
    [161, false],
  ])('explains a gap of %i px: %s', (gap, explained) => {
    expect(explainsGap(1, sizesOf(['wide', [1440 - gap, 900], [1440, 900]]))).toBe(explained);
    expect(explainsGap(1, sizesOf(['high', [1440, 900 - gap], [1440, 900]]))).toBe(explained);
  });
});

type Held = Partial<Pick<KeyPress, 'ctrlKey' | 'shiftKey' | 'altKey' | 'metaKey'>>;

function pressOf(key: string, held: Held, code = /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : key) {
  return { key, code, ctrlKey: false, shiftKey: false, altKey: false, metaKey: false, ...held };
}

const ctrl: Held = { ctrlKey: true };
const ctrlShift: Held = { ctrlKey: true, shiftKey: true };

describe('the inspection keys (Specification §8)', () => {
  it.each<[why: string, key: string, held: Held, code?: string]>([
    ['F12', 'F12', {}],
    ['Ctrl+Shift+I', 'I', ctrlShift],
    ['Ctrl+Shift+J', 'J', ctrlShift],
    ['Ctrl+Shift+C', 'C', ctrlShift],
    ['Ctrl+U', 'u', ctrl],
    ['with caps lock, Ctrl+Shift+I', 'i', ctrlShift],
    ['with caps lock, Ctrl+Shift+J', 'j', ctrlShift],
    ['with caps lock, Ctrl+Shift+C', 'c', ctrlShift],
    ['with caps lock, Ctrl+U', 'U', ctrl],
    ['on a Devanagari keyboard, Ctrl+Shift+I', 'घ', ctrlShift, 'KeyI'],
    ['on a Devanagari keyboard, Ctrl+U', 'ह', ctrl, 'KeyU'],
    ['on a Dvorak keyboard, Ctrl+U', 'u', ctrl, 'KeyF'],
    ['while an input method holds the keyboard, Ctrl+Shift+I', 'Process', ctrlShift, 'KeyI'],
  ])('%s is one', (_why, key, held, code) => {
    expect(isInspectionKey(pressOf(key, held, code))).toBe(true);
  });

  it.each<[why: string, key: string, held: Held, code?: string]>([
    ['typing i', 'i', {}],
    ['typing U', 'U', { shiftKey: true }],
    ['Ctrl+C', 'c', ctrl],
    ['Ctrl+I', 'i', ctrl],
    ['Ctrl+J', 'j', ctrl],
    ['Ctrl+Shift+U', 'U', ctrlShift],
    ['Ctrl+Shift+T', 'T', ctrlShift],
    ['Cmd+Option+I', 'i', { metaKey: true, altKey: true }],
    ['Cmd+U', 'u', { metaKey: true }],
    ['AltGr+U, which reports Ctrl+Alt', 'u', { ctrlKey: true, altKey: true }],
    ['Ctrl+Alt+Shift+I', 'I', { ...ctrlShift, altKey: true }],
    ['F11', 'F11', {}],
    ['F1', 'F1', {}],
    ['Shift+F12', 'F12', { shiftKey: true }],
    ['Ctrl alone', 'Control', ctrl, 'ControlLeft'],
    ['on a Dvorak keyboard, Ctrl+G', 'g', ctrl, 'KeyU'],
    ['an unidentified key', 'Unidentified', ctrl, ''],
  ])('%s is none', (_why, key, held, code) => {
    expect(isInspectionKey(pressOf(key, held, code))).toBe(false);
  });
});

describe('the setting VITE_INSPECTION_GUARD', () => {
  it.each<[setting: string | undefined, isProduction: boolean, mode: InspectionGuardMode]>([
    [undefined, true, 'whole'],
    [undefined, false, 'off'],
    ['', true, 'whole'],
    ['  ', false, 'off'],
    ['on', false, 'whole'],
    ['on', true, 'whole'],
    ['keys', true, 'keys'],
    [' keys ', false, 'keys'],
    ['off', true, 'off'],
    ['off', false, 'off'],
    [' off ', true, 'off'],
    ['everything', true, 'whole'],
  ])('%j, production %s: %s', (setting, isProduction, mode) => {
    expect(inspectionGuardMode(setting, isProduction)).toBe(mode);
  });
});
