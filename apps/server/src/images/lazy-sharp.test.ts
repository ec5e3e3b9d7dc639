import { expect, it, vi } from 'vitest';
import { openImages } from './index';

const loaded = vi.hoisted(() => ({ sharp: false }));
vi.mock('sharp', () => {
  loaded.sharp = true;
  throw new Error('sharp was asked for');
});

it('loads sharp for the first file that looks like a photo', async () => {
  const images = openImages();
  await expect(images.readPhoto(Buffer.from('text'))).rejects.toMatchObject({
    code: 'NOT_AN_IMAGE',
  });
  expect(loaded.sharp).toBe(false);
  await expect(images.readPhoto(Buffer.from([0xff, 0xd8, 0xff]))).rejects.toThrow();
  expect(loaded.sharp).toBe(true);
});
