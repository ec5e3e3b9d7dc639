import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { MARK_ARM, MARK_SQUARE } from '../src/ui/base/mark-shape';

const FILE = new URL('../public/social-card.png', import.meta.url);
const COLOURS = { indigo: '#3B2A86', sand: '#FFF9F0', marigold: '#F5A524' };
const SIZE = { width: 1200, height: 630 };

function mark(x: number, y: number, scale: number, opacity = 1): string {
  const arms = [0, 90, 180, 270]
    .map((turn) => `<path d="${MARK_ARM}" transform="rotate(${turn} 24 24)"/>`)
    .join('');
  return `<g transform="translate(${x} ${y}) scale(${scale})" opacity="${opacity}">
    <g fill="${COLOURS.sand}">${arms}</g><path d="${MARK_SQUARE}" fill="${COLOURS.marigold}"/></g>`;
}

// The preview image of links in messengers. Drawn once and committed.
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">
  <rect width="100%" height="100%" fill="${COLOURS.indigo}"/>
  ${mark(760, 60, 14, 0.16)}
  ${mark(90, 90, 3.2)}
  <g fill="${COLOURS.sand}" font-family="sans-serif" font-weight="700">
    <text x="270" y="195" font-size="92">Chowk</text>
    <text x="90" y="390" font-size="66">Where brands meet</text>
    <text x="90" y="470" font-size="66">the shop next door</text>
    <text x="90" y="552" font-size="38" fill="${COLOURS.marigold}">जहाँ ब्रांड मिलते हैं पड़ोस की दुकान से</text>
  </g></svg>`;

const bytes = await sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toBuffer();
await writeFile(FILE, bytes);
console.log(`social-card.png ${bytes.length} bytes`);
