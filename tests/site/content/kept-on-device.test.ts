import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keptOnDevice, placeAndTime } from '../../../src/content/kept-on-device';
import { privacy } from '../../../src/content/legal/privacy';

/** Every name that the code has for something in storage. */
function namesInCode(): string[] {
  const files = ['machines', 'src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .map((name) => join(folder, String(name)))
      .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('kept-on-device.ts')),
  );
  const text = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  return [...new Set(text.match(/(?<=['"`])(?:deshantar:[a-z0-9:-]+|vite-ui-theme)(?=['"`])/g))];
}

const told = keptOnDevice.flatMap(({ names }) => names);

describe('what the site keeps in a browser', () => {
  it('is told on the privacy page, all of it', () => {
    expect(namesInCode().length).toBeGreaterThan(9);
    expect(namesInCode().filter((name) => !told.includes(name))).toEqual([]);
  });

  it.each([
    ['deshantar:contact-message:v1', 'the contact message once it was handed to your e-mail program'],
    ['deshantar:application-draft:v1', 'The application form is also forgotten once it is sent'],
    ['deshantar:applications:v1', 'Reference, full name, country'],
  ])('of %s it says: %s', (name, words) => {
    const row = keptOnDevice.find(({ names }) => names.includes(name));
    expect(row && placeAndTime(row)).toContain(words);
  });

  it('has each name once', () => {
    expect(new Set(told).size).toBe(told.length);
  });

  it('is the list of the privacy page, row by row', () => {
    const section = privacy.sections.find(({ id }) => id === 'on-your-device');
    expect(section?.entries).toEqual(keptOnDevice.map((kept) => [kept.what, placeAndTime(kept)]));
  });
});
