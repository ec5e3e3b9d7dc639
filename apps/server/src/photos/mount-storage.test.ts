import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app';

let t: TestApp;
let brand: Awaited<ReturnType<TestApp['person']>>;
let photo: Buffer;

beforeAll(async () => {
  t = await startTestApp();
  brand = await t.person('brand');
  photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => t.close());

function upload(
  path: string,
  body: Buffer,
  actor?: typeof brand,
  headers: Record<string, string> = {},
) {
  return t.request(`/storage/v1/object/${path}`, {
    method: 'POST',
    body: new Uint8Array(body),
    headers,
    ...(actor ? { actor } : {}),
  });
}

describe('photos', () => {
  it('are stored once under a name: the same again is accepted, another is refused', async () => {
    const path = `brand-logos/${brand.uid}/logo.jpg`;
    const sha256 = createHash('sha256').update(photo).digest('hex');
    const first = await upload(path, photo, brand, { 'x-content-sha256': sha256 });
    expect(first.body).toMatchObject({ width: 40, height: 30, sha256 });
    expect((await upload(path, photo, brand)).body).toEqual(first.body);
    const other = await sharp(photo).negate().jpeg().toBuffer();
    expect((await upload(path, other, brand)).body.code).toBe('ALREADY_EXISTS');
    const shown = await t.get(`/storage/v1/object/${path}`, { actor: brand });
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('go into one’s own folder only, with the right role and a session', async () => {
    const retailer = await t.person('retailer');
    expect((await upload(`brand-logos/${retailer.uid}/x.jpg`, photo, brand)).body.code).toBe(
      'FORBIDDEN',
    );
    expect((await upload(`brand-logos/${retailer.uid}/x.jpg`, photo, retailer)).body.code).toBe(
      'FORBIDDEN',
    );
    expect((await upload(`brand-logos/${brand.uid}/x.jpg`, photo)).body.code).toBe(
      'UNAUTHENTICATED',
    );
    expect((await upload('proof-photos/x.jpg', photo, brand)).body.code).toBe('FORBIDDEN');
  });

  it('of a shop are visible to their owner and admins, and missing for others', async () => {
    const owner = await t.person('retailer');
    const path = `shop_photos/${owner.uid}/front_1_a.jpg`;
    expect((await upload(path, photo, owner)).status).toBe(200);
    const see = async (actor: typeof owner) =>
      (await t.get(`/storage/v1/object/${path}`, { actor })).status;
    expect(await see(owner)).toBe(200);
    expect(await see(await t.person('admin'))).toBe(200);
    expect(await see(await t.person('retailer'))).toBe(404);
    expect(await see(brand)).toBe(404);
  });

  it('that are private are cached per person and revalidated each time', async () => {
    const owner = await t.person('retailer');
    const path = `shop_photos/${owner.uid}/front_2_a.jpg`;
    await upload(path, photo, owner);
    const get = (actor: typeof owner, headers: Record<string, string> = {}) =>
      t.get(`/storage/v1/object/${path}`, { actor, headers });
    const first = await get(owner);
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    expect(first.headers.get('vary')).toContain('Authorization');
    const known = { 'if-none-match': first.headers.get('etag') ?? '' };
    const again = await get(owner, known);
    expect([again.status, again.body.text]).toEqual([304, '']);
    expect(again.headers.get('vary')).toContain('Authorization');
    expect((await get(await t.person('retailer'), known)).status).toBe(404);
  });

  it('that are damaged or not photos are refused and leave nothing', async () => {
    const path = `brand-logos/${brand.uid}/bad.jpg`;
    const wrong = await upload(path, photo, brand, { 'x-content-sha256': 'a'.repeat(64) });
    expect([wrong.status, wrong.body.code]).toEqual([400, 'UPLOAD_DAMAGED']);
    const html = Buffer.from('<script>alert(1)</script>');
    expect((await upload(path, html, brand)).body.code).toBe('NOT_AN_IMAGE');
    expect((await upload(path, Buffer.alloc(13 * 1024 * 1024), brand)).body.code).toBe(
      'BODY_TOO_LARGE',
    );
    expect((await t.get(`/storage/v1/object/${path}`)).status).toBe(404);
  });
});

it.each([
  'brand-logos/..%2f..%2fsecret',
  'brand-logos/%2e%2e/secret',
  'brand-logos/a%00b',
  'brand-logos/a%5cb',
  'brand-logos/.hidden',
  'brand-logos/%E0%A4%A',
  'brand-logos//a',
])('the tricky name %s is refused with a stable code', async (path) => {
  const answer = await t.get(`/storage/v1/object/${path}`, { actor: brand });
  expect(['BAD_PATH', 'PGRST116', 'UNKNOWN_PATH']).toContain(answer.body.code);
  expect(answer.status).toBeGreaterThanOrEqual(400);
});
