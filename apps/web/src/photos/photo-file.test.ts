import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { type PhotoKind, photoFacts, photoKind } from './photo-file';

const PLAIN = { width: 90, height: 60, channels: 3, background: '#c63' } as const;
const files = new Map<PhotoKind, Uint8Array<ArrayBuffer>>();

beforeAll(async () => {
  const drawn = sharp({ create: PLAIN }).withMetadata({ orientation: 6 });
  for (const kind of ['jpeg', 'png', 'webp'] as const) {
    files.set(kind, new Uint8Array(await drawn.clone().toFormat(kind).toBuffer()));
  }
});

it('recognises a photo by its bytes and whether it is complete', () => {
  for (const [kind, bytes] of files) {
    expect(photoKind(bytes)).toBe(kind);
    expect(photoFacts(kind, bytes).isWhole).toBe(true);
    const half = bytes.slice(0, Math.floor(bytes.length * 0.8));
    expect(photoFacts(kind, half).isWhole, `${kind} cut off`).toBe(false);
  }
  expect(photoFacts('jpeg', files.get('jpeg') ?? new Uint8Array()).pixels).toBe(5400);
  expect(photoFacts('png', files.get('png') ?? new Uint8Array()).pixels).toBe(5400);
});

it('accepts a motion photo, and names formats it cannot draw', () => {
  const jpeg = files.get('jpeg') ?? new Uint8Array();
  const withFilm = new Uint8Array([...jpeg, 0, 0, 0, 24, ...new TextEncoder().encode('ftypmp42')]);
  expect(photoFacts('jpeg', withFilm).isWhole).toBe(true);
  const heic = new Uint8Array([0, 0, 0, 24, ...new TextEncoder().encode('ftypheic')]);
  expect(photoKind(heic)).toBe('heif');
  expect(photoKind(new TextEncoder().encode('<svg xmlns="a">'))).toBeUndefined();
  expect(photoKind(new Uint8Array())).toBeUndefined();
  expect(photoFacts('jpeg', new Uint8Array([0xff, 0xd8, 0xff])).isWhole).toBe(false);
});
