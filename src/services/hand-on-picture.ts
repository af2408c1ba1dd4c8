import type { Picture } from '../../machines/ports';

/** The colours of the page as they are now: a picture that stands alone knows none of its variables. */
function withPageColors(svg: string): string {
  const page = getComputedStyle(document.documentElement);
  return svg.replaceAll(/var\((--[a-z-]+)\)/g, (_, name: string) => page.getPropertyValue(name));
}

async function drawn(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(withPageColors(svg))}`;
  await image.decode();
  return image;
}

/** The picture as a PNG file. Rejects where the device cannot draw it. */
async function pngOf({ svg, width, height, name }: Picture): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(await drawn(svg), 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The picture could not be drawn.');
  return new File([blob], `${name}.png`, { type: 'image/png' });
}

function save(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // A browser may begin to read it only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/**
 * Draws a picture and gives it to the device's share sheet, or saves it where there is none that takes pictures. Who closes the sheet
 * wanted nothing else. Rejects where it cannot be drawn.
 */
export async function handOnPicture(picture: Picture): Promise<void> {
  const file = await pngOf(picture);
  if (!navigator.canShare?.({ files: [file] })) return save(file);
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) save(file);
  }
}
