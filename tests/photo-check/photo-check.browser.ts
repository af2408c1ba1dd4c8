import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { expect, open, test } from '../site/browser/visit';

/** A lying picture: light, a face with hair in the middle, a red stripe along its left side. */
async function paint(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 1600;
    canvas.height = 1200;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('There is no canvas.');
    context.fillStyle = '#f4f4f4';
    context.fillRect(0, 0, 1600, 1200);
    context.fillStyle = '#c98f6b';
    context.beginPath();
    context.ellipse(800, 600, 420, 320, 0, 0, 7);
    context.fill();
    // Fine enough that the file is heavy, and the head has edges.
    for (let at = 0; at < 60_000; at += 1) {
      const [x, y] = [430 + ((at * 7919) % 740), 330 + ((at * 104_729) % 540)];
      context.fillStyle = at % 2 === 0 ? '#7a4b2c' : '#e3b190';
      context.fillRect(x, y, 2, 2);
    }
    context.fillStyle = '#d00000';
    context.fillRect(0, 0, 60, 1200);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.95));
    const bytes = new Uint8Array((await blob?.arrayBuffer()) ?? []);
    return btoa([...bytes].map((byte) => String.fromCharCode(byte)).join(''));
  });
  return Buffer.from(base64, 'base64');
}

/** The picture with a note that the camera was held upright: its left side belongs on top (EXIF orientation 6). */
function turned(jpeg: Buffer): Buffer {
  const tiff = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0];
  const exif = [...Buffer.from('Exif\0\0', 'latin1'), ...tiff];
  const segment = Buffer.from([0xff, 0xe1, 0, exif.length + 2, ...exif]);
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
}

/** What a saved JPEG says of itself. */
async function readJpeg(download: Download) {
  const bytes = await readFile(await download.path());
  let at = 2;
  for (;;) {
    const marker = bytes[at + 1] ?? 0;
    if (marker >= 0xc0 && marker <= 0xc2) break;
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return {
    bytes: bytes.length,
    width: bytes.readUInt16BE(at + 7),
    height: bytes.readUInt16BE(at + 5),
    /** Dots an inch. */
    density: bytes[13] === 1 ? bytes.readUInt16BE(14) : undefined,
    base64: bytes.toString('base64'),
  };
}

async function save(page: Page, name: string) {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  const download = await downloading;
  await expect(page.getByText(`${download.suggestedFilename()} is saved:`)).toBeVisible();
  return readJpeg(download);
}

/** The colour in the middle of the top edge. */
function topOf(page: Page, base64: string) {
  return page.evaluate(async (encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
    const canvas = document.createElement('canvas');
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    const context = canvas.getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    return [...(context?.getImageData(bitmap.width / 2, 8, 1, 1).data ?? [])];
  }, base64);
}

const choose = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel(/^Choose (?:a|another) picture$/).setInputFiles({ name, mimeType: '', buffer });

test('a turned picture becomes a photo of the form’s pixels and bytes, and a sheet of true size @phones', async ({
  page,
}) => {
  await open(page, '/services/united-states');
  await page.getByRole('link', { name: 'Check the photo for the United States' }).click();
  await expect(page).toHaveURL('/tools/photo?for=usa');
  await choose(page, 'me.jpg', turned(await paint(page)));
  await expect(page.getByRole('heading', { name: 'Under the frame', exact: true })).toBeFocused();

  const size = page.getByRole('slider', { name: 'Size' });
  await page.getByRole('group', { name: /^The frame/ }).focus();
  await page.keyboard.press('+');
  await expect(size).toHaveAttribute('aria-valuenow', '110');
  const height = page.getByRole('slider', { name: 'Up and down' });
  await page.keyboard.press('ArrowDown');
  await expect(height).toHaveAttribute('aria-valuenow', '1');
  await height.press('End');

  // One that is no picture takes nothing away.
  for (const [name, file, words] of [
    ['empty.jpg', Buffer.alloc(0), /empty: 0 bytes/],
    ['torn.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 1, 2, 3]), /is damaged/],
    ['me.heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), /HEIC picture/],
    [
      'film.gif',
      Buffer.from('GIF89a\x01\0\x01\0\0\0\0!\xf9\x04\0\0\0\0\0,!\xf9\x04\0\0\0\0\0', 'latin1'),
      /moves/,
    ],
    ['letter.jpg', Buffer.from('Dear officer'), /is no picture/],
  ] as const) {
    await choose(page, name, file);
    await expect(page.getByRole('alert')).toHaveText(words);
  }
  await page.getByRole('button', { name: 'Go on with the picture before' }).click();
  await expect(size).toHaveAttribute('aria-valuenow', '110');

  // A head of two thirds of the photo, by the visitor's own marks.
  const mark = async (name: string, key: string, presses: number) => {
    const slider = page.getByRole('slider', { name });
    await slider.focus();
    for (let press = 0; press < presses; press += 1) await page.keyboard.press(key);
  };
  await mark('Top of the head', 'ArrowRight', 14);
  await mark('Chin', 'ArrowLeft', 54);
  await page.getByRole('button', { name: 'Check the photo' }).click();
  await expect(page.getByRole('heading', { name: /to look at$|is as asked$/ })).toBeFocused();
  await expect(page.getByText('The picture has at least 600 × 600 pixels within the frame.')).toBeVisible();

  await expect(page.getByText(/^As asked\. By your marks, within 25 to 35 mm/)).toBeVisible();
  // The eyes are not marked.
  await expect(page.getByRole('listitem').filter({ hasText: 'Height of the eyes' })).toContainText(
    'You have not marked it',
  );

  // 1,200 pixels wide when it stands upright, a tenth of it outside the frame.
  const photo = await save(page, 'Save the photo');
  expect(photo.width).toBe(photo.height);
  expect(photo.width).toBeGreaterThanOrEqual(600);
  expect(photo.width).toBeLessThanOrEqual(1091);
  expect(photo.bytes).toBeGreaterThan(20_000);
  expect(photo.bytes).toBeLessThanOrEqual(240_000);
  expect(photo.density).toBe(Math.round((photo.width * 25.4) / 51));
  const [red = 0, green = 255, blue = 255] = await topOf(page, photo.base64);
  expect(red - Math.max(green, blue)).toBeGreaterThan(120);

  const sheet = await save(page, 'Save 6 on a 4 × 6 inch sheet');
  expect([sheet.width, sheet.height, sheet.density]).toEqual([1800, 1200, 300]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every size stands on the page', async ({ page }) => {
    await page.goto('/tools/photo');
    await expect(page.getByText('JPEG, 600 × 600 to 1200 × 1200 pixels, at most 240 KB')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Indian passport, filed in India' })).toBeVisible();
  });
});
