import type { Page } from '@playwright/test';

export interface DrawnPhoto {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A sharp, bright picture of a full shelf in phone size; each seed is a different one. */
export async function drawPhoto(page: Page, seed: number): Promise<DrawnPhoto> {
  const base64 = await page.evaluate((chance) => {
    const canvas = document.createElement('canvas');
    canvas.width = 2400;
    canvas.height = 1800;
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('No canvas');
    let state = chance;
    const next = (most: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return state % most;
    };
    pen.fillStyle = '#e8dcc0';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    for (let packet = 0; packet < 120; packet += 1) {
      pen.fillStyle = `hsl(${next(360)} 75% ${40 + next(35)}%)`;
      pen.fillRect(next(2300), next(1700), 80 + next(220), 80 + next(260));
    }
    return canvas.toDataURL('image/jpeg', 0.95).split(',')[1] ?? '';
  }, seed);
  return { name: 'shelf.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') };
}
