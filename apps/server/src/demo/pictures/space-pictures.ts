import { AD_SPACE_KINDS, type AdSpaceKind, SHOP_PHOTO_BUCKET } from '@chowk/domain/shops';
import type { Ports } from '../../contract/context';
import { pictureOf } from '../../images';

/** Where in a shop's front the space is: left, top, width, height. Without letters, as all pictures. */
const PLACES: Readonly<Record<AdSpaceKind, readonly [number, number, number, number]>> = {
  shutter: [180, 210, 280, 270],
  signboard: [90, 96, 460, 70],
  wall: [70, 200, 130, 240],
  window: [90, 220, 150, 170],
  counter: [400, 380, 90, 90],
  shelf: [300, 250, 170, 60],
  poster: [500, 230, 70, 110],
  standee: [520, 300, 60, 190],
};

function drawSpace(kind: AdSpaceKind): string {
  const hue = 20 + AD_SPACE_KINDS.indexOf(kind) * 40;
  const [x, y, width, height] = PLACES[kind];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="560" viewBox="0 0 640 560"><rect width="640" height="560" fill="hsl(${hue} 36% 92%)"/><rect y="500" width="640" height="60" fill="hsl(${hue} 12% 70%)"/><rect x="60" y="80" width="520" height="420" fill="hsl(${hue} 26% 80%)"/><rect x="60" y="80" width="520" height="100" fill="hsl(${hue} 30% 62%)"/><rect x="230" y="210" width="270" height="290" fill="hsl(${hue} 18% 40%)"/><rect x="250" y="400" width="230" height="100" fill="hsl(${hue} 30% 55%)"/><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6" fill="hsl(${(hue + 180) % 360} 70% 56%)" stroke="#fff" stroke-width="8"/></svg>`;
}

const KIND = /\/space_0_([a-z]+)-/;

function isKind(text: string | undefined): text is AdSpaceKind {
  return AD_SPACE_KINDS.some((kind) => kind === text);
}

/** After the start, so that nobody waits for it. What is there already stays. */
export async function drawSpacePictures(
  { storage }: Pick<Ports, 'storage'>,
  paths: readonly string[],
): Promise<void> {
  for (const path of paths) {
    const kind = KIND.exec(path)?.[1];
    if (!isKind(kind) || (await storage.head(SHOP_PHOTO_BUCKET, path))) continue;
    const picture = await pictureOf(drawSpace(kind));
    await storage.put(SHOP_PHOTO_BUCKET, path, picture, { contentType: 'image/jpeg' });
  }
}
