import sharp from 'sharp';
import { seededRandom } from '../../db/seed/seeded-random';

/** Something like a shelf: a wall, boards, and packets of many colours and sizes. */
export async function shelfPhoto(seed: number, width = 640, height = 480): Promise<Buffer> {
  const { between } = seededRandom(seed);
  const colour = () => `rgb(${between(20, 240)},${between(20, 240)},${between(20, 240)})`;
  const packets = Array.from({ length: 60 }, () => {
    const [w, h] = [between(16, 118), between(20, 140)];
    return `<rect x="${between(-30, width)}" y="${between(-30, height)}" width="${w}" height="${h}" fill="${colour()}"/>`;
  });
  const boards = [0.25, 0.5, 0.75].map(
    (at) => `<rect x="0" y="${height * at}" width="${width}" height="8" fill="${colour()}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colour()}"/>${packets.join('')}${boards.join('')}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer();
}
