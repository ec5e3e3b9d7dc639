import type { ProductCategory } from '@chowk/domain/products';
import type { Ports } from '../../contract/context';
import { pictureOf } from '../../images';
import { DEMO_BRANDS, demoPicturePath } from '../rows/catalogue';
import type { DemoProduct } from '../rows/shelf';

/** Without letters: which fonts a server has, nobody knows. */
type Shape = (main: string, dark: string) => string;

const pouch: Shape = (main, dark) =>
  `<path d="M200 150h240l20 40-14 330q-2 20-22 20H216q-20 0-22-20l-14-330z" fill="${main}"/><path d="M200 150h240l20 40H180z" fill="${dark}"/><ellipse cx="320" cy="360" rx="92" ry="74" fill="#fff" opacity=".88"/><circle cx="320" cy="360" r="40" fill="${dark}"/>`;
const box: Shape = (main, dark) =>
  `<path d="M170 230l150-70 150 70v240l-150 80-150-80z" fill="${main}"/><path d="M170 230l150 74v246l-150-80z" fill="${dark}"/><path d="M170 230l150-70 150 70-150 74z" fill="#fff" opacity=".45"/><circle cx="395" cy="390" r="42" fill="#fff" opacity=".85"/>`;
const bottle: Shape = (main, dark) =>
  `<path d="M284 110h72v70q0 24 26 46 30 26 30 66v220q0 34-34 34H262q-34 0-34-34V292q0-40 30-66 26-22 26-46z" fill="${main}"/><rect x="276" y="92" width="88" height="44" rx="10" fill="${dark}"/><rect x="228" y="320" width="184" height="128" fill="#fff" opacity=".88"/><circle cx="320" cy="384" r="40" fill="${dark}"/>`;
const jar: Shape = (main, dark) =>
  `<rect x="196" y="190" width="248" height="350" rx="46" fill="${main}"/><rect x="206" y="128" width="228" height="76" rx="18" fill="${dark}"/><rect x="196" y="300" width="248" height="140" fill="#fff" opacity=".88"/><circle cx="320" cy="370" r="44" fill="${dark}"/>`;

const LOOKS: Readonly<Record<ProductCategory, readonly [Shape, hue: number]>> = {
  staples: [pouch, 38],
  snacks: [pouch, 12],
  biscuits: [box, 28],
  confectionery: [jar, 96],
  beverages: [bottle, 350],
  dairy: [bottle, 205],
  personal_care: [box, 150],
  home_care: [box, 220],
  health: [jar, 170],
  stationery: [box, 260],
  electronics: [box, 200],
  other: [pouch, 300],
};

const HUE_STEP = 9;

function drawProduct({ category, look }: DemoProduct, turn: number): string {
  const [usual, hue] = LOOKS[category];
  const shape = look ? { pouch, jar }[look] : usual;
  const at = (hue + turn * HUE_STEP) % 360;
  const drawn = shape(`hsl(${at} 62% 52%)`, `hsl(${at} 64% 34%)`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640" viewBox="0 0 640 640"><rect width="640" height="640" fill="hsl(${at} 46% 94%)"/><ellipse cx="320" cy="548" rx="190" ry="26" fill="hsl(${at} 30% 78%)"/>${drawn}</svg>`;
}

/** After the start, so that nobody waits for it. What is there already stays. */
export async function drawDemoPictures(
  { storage }: Pick<Ports, 'storage'>,
  ownerIds: readonly string[],
): Promise<void> {
  for (const [i, ownerId] of ownerIds.entries()) {
    for (const [turn, product] of (DEMO_BRANDS[i]?.products ?? []).entries()) {
      const path = demoPicturePath(ownerId, product.slug);
      if (await storage.head('product-images', path)) continue;
      const picture = await pictureOf(drawProduct(product, turn));
      await storage.put('product-images', path, picture, { contentType: 'image/jpeg' });
    }
  }
}
