import type { Ports } from '../../contract/context';
import { pictureOf } from '../../images';

const BUCKET = 'proof-photos';
/** A handful of shelves; each photo shows one of them. */
const HUES = [14, 52, 130, 205, 280, 335];

function drawShelf(hue: number): string {
  const packs = [0, 1, 2, 3, 4, 5]
    .map(
      (i) =>
        `<rect x="${80 + i * 82}" y="${170 + (i % 2) * 12}" width="66" height="${120 - (i % 2) * 12}" rx="6" fill="hsl(${hue} 68% ${38 + i * 5}%)"/>`,
    )
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" viewBox="0 0 640 480"><rect width="640" height="480" fill="hsl(${hue} 22% 88%)"/><rect x="40" y="60" width="560" height="380" fill="hsl(32 30% 72%)"/><rect x="60" y="80" width="520" height="70" fill="hsl(${hue} 70% 46%)"/>${packs}<rect x="40" y="290" width="560" height="18" fill="hsl(28 34% 46%)"/><rect x="90" y="330" width="460" height="80" fill="hsl(28 26% 60%)"/></svg>`;
}

/** After the start, so that nobody waits for it. What is there already stays. */
export async function drawProofPictures(
  { storage }: Pick<Ports, 'storage'>,
  paths: readonly string[],
): Promise<void> {
  const drawn = await Promise.all(HUES.map((hue) => pictureOf(drawShelf(hue))));
  for (const [i, path] of paths.entries()) {
    const picture = drawn[i % drawn.length];
    if (!picture || (await storage.head(BUCKET, path))) continue;
    await storage.put(BUCKET, path, picture, { contentType: 'image/jpeg' });
  }
}
