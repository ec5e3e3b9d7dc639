import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { MARK_ARM, MARK_SQUARE } from '../src/ui/base/mark-shape';

const PUBLIC = new URL('../public/', import.meta.url);
const COLOURS = { indigo: '#3B2A86', sand: '#FFF9F0', marigold: '#F5A524' };
const VIEW = 48;

interface Look {
  /** The logo's share of the tile. Android may crop a maskable icon to its inner 80 %. */
  share: number;
  ground?: { colour: string; radius: number };
  arms: string;
  square: string;
}

function draw({ share, ground, arms, square }: Look): string {
  const inset = (VIEW * (1 - share)) / 2;
  const tile = ground
    ? `<rect width="${VIEW}" height="${VIEW}" rx="${ground.radius}" fill="${ground.colour}"/>`
    : '';
  const arm = (turn: number) => `<path d="${MARK_ARM}" transform="rotate(${turn} 24 24)"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${VIEW} ${VIEW}">${tile}`,
    `<g transform="translate(${inset} ${inset}) scale(${share})">`,
    `<g fill="${arms}">${[0, 90, 180, 270].map(arm).join('')}</g>`,
    `<path d="${MARK_SQUARE}" fill="${square}"/></g></svg>\n`,
  ].join('');
}

const tile = { arms: COLOURS.sand, square: COLOURS.marigold };
const rounded = draw({ ...tile, share: 0.76, ground: { colour: COLOURS.indigo, radius: 11 } });
const filled = { colour: COLOURS.indigo, radius: 0 };

const PNGS: readonly [name: string, size: number, svg: string][] = [
  ['icon-192.png', 192, rounded],
  ['icon-512.png', 512, rounded],
  ['maskable-512.png', 512, draw({ ...tile, share: 0.58, ground: filled })],
  ['apple-touch-icon.png', 180, draw({ ...tile, share: 0.68, ground: filled })],
  ['monochrome-512.png', 512, draw({ share: 0.66, arms: '#000', square: '#000' })],
];

function toPng(size: number, svg: string): Promise<Buffer> {
  const image = sharp(Buffer.from(svg), { density: (72 * size) / VIEW }).resize(size, size);
  return image.png({ palette: true, compressionLevel: 9 }).toBuffer();
}

const ICO_HEADER_BYTES = 22;

/** One PNG in an ICO container, for browsers that request /favicon.ico. */
function toIco(size: number, png: Buffer): Buffer {
  const header = Buffer.alloc(ICO_HEADER_BYTES);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(ICO_HEADER_BYTES, 18);
  return Buffer.concat([header, png]);
}

const ICO_SIZE = 32;
await writeFile(new URL('favicon.svg', PUBLIC), rounded);
await writeFile(new URL('favicon.ico', PUBLIC), toIco(ICO_SIZE, await toPng(ICO_SIZE, rounded)));
for (const [name, size, svg] of PNGS) {
  const bytes = await toPng(size, svg);
  await writeFile(new URL(name, PUBLIC), bytes);
  console.log(`${name} ${bytes.length} bytes`);
}
