import type { TripCard } from '../../content/trip-card';
import { stampFrames, stampWords } from './stamp-shapes';

/** Width and height of the picture in pixels: a chat shows a square whole. */
export const tripCardSize = 1080;

const stampColors = {
  none: 'var(--success)',
  'on-arrival': 'var(--marigold-text)',
  online: 'var(--marigold-text)',
  visa: 'var(--ink)',
} as const;

/** A picture that stands alone cannot use the page's fonts. */
const serif = 'font-family="Georgia, \'Noto Serif\', serif"';
const sans = 'font-family="Arial, Roboto, sans-serif"';

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

/** A size at which a title fits between the margins. */
const titleSize = ({ length }: string) => Math.min(96, Math.floor(1560 / length));

function stampMarks({ code, need }: NonNullable<TripCard['stamp']>): string {
  const [outer, inner] = stampFrames[need];
  const color = stampColors[need];
  const text = (y: number, size: number, words: string) =>
    `<text x="60" y="${y}" font-size="${size}" font-weight="700" letter-spacing="1.2" text-anchor="middle" fill="${color}" ${sans}>${escaped(words)}</text>`;
  return `<g transform="translate(640 660) rotate(-7) scale(2.7)" fill="none" stroke="none">
<path d="${outer}" stroke="${color}" stroke-width="2.5"${need === 'on-arrival' ? ' stroke-dasharray="6 3.5"' : ''}/>
<path d="${inner}" stroke="${color}"/>
${text(27, 9, 'INDIA')}${text(49, 24, code)}${text(64, 9, stampWords[need])}
</g>`;
}

/** The card of a trip as an SVG document, in the page's colours. `from` is the line at its foot: who made it, and where. */
export function tripCardPicture({ title, stamp, lines }: TripCard, from: string): string {
  const rows = lines.map(
    ({ label, value }, row) =>
      `<text x="110" y="${382 + row * 118}" font-size="28" fill="var(--muted)" ${sans}>${escaped(label)}</text>
<text x="110" y="${426 + row * 118}" font-size="40" font-weight="700" fill="var(--ink)" ${sans}>${escaped(value)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${tripCardSize}" height="${tripCardSize}" viewBox="0 0 ${tripCardSize} ${tripCardSize}">
<rect width="100%" height="100%" fill="var(--page)"/>
<rect x="50" y="50" width="980" height="980" rx="28" fill="var(--paper)" stroke="var(--line)" stroke-width="2"/>
<rect x="110" y="120" width="88" height="10" rx="5" fill="var(--marigold)"/>
<text x="110" y="250" font-size="${titleSize(title)}" font-weight="600" fill="var(--ink)" ${serif}>${escaped(title)}</text>
<path d="M110 310H970" stroke="var(--line)" stroke-width="2" stroke-dasharray="10 10"/>
${rows.join('\n')}
${stamp ? stampMarks(stamp) : ''}
<text x="110" y="970" font-size="28" fill="var(--muted)" ${sans}>${escaped(from)}</text>
</svg>`;
}
