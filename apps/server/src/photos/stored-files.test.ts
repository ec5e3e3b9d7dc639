import { type Actor, HOUR_MS } from '@chowk/domain/kernel';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BrandSide, type Market, startMarket } from '../../test/world/market';
import { brands } from '../db/schema/businesses';
import { campaigns } from '../db/schema/campaigns';
import { DEFAULT_LIMITS, uncounted } from '../limits';
import { clearUnused } from './stored-files';

type Person = Actor & { uid: string };

const open = uncounted(DEFAULT_LIMITS);
/** Room for four of the photo below. */
const ROOM = 3000;
const limits = {
  ...open,
  quotas: { ...open.quotas, person: ROOM, brand: 2 * ROOM, orphaned: ROOM, inFlight: 5000 },
};

let t: Market;
let photo: Buffer;
beforeAll(async () => {
  t = await startMarket({ ports: { limits } });
  photo = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#2b7' } })
    .jpeg({ quality: 80 })
    .toBuffer();
});
afterAll(() => t.close());

let serial = 0;
const send = (actor: Person, bucket: string, name = `front_${serial++}_a.jpg`) =>
  t.request(`/storage/v1/object/${bucket}/${actor.uid}/${name}`, {
    method: 'POST',
    actor,
    body: new Uint8Array(photo),
  });
const status = async (path: string, actor?: Person) =>
  (await t.get(`/storage/v1/object/${path}`, actor ? { actor } : {})).status;

async function fill(actor: Person, bucket: string): Promise<number> {
  for (let sent = 0; ; sent += 1) {
    const { body } = await send(actor, bucket);
    if (body.code === 'STORAGE_FULL') return sent;
    expect(body.code).toBeUndefined();
    expect(sent).toBeLessThan(100);
  }
}

function showLogo({ brandId }: BrandSide, path: string | null) {
  return t.asSystem((tx) =>
    tx.update(brands).set({ logo_path: path }).where(eq(brands.id, brandId)),
  );
}

describe('the photos stored for one person', () => {
  it('are limited, so that one account cannot fill the disk, without affecting others', async () => {
    const [asha, ravi] = [await t.person('retailer'), await t.person('retailer')];
    const sent = await fill(asha, 'shop_photos');
    expect(sent).toBeGreaterThan(0);
    const [kept] = await t.db.execute(
      `select sum(bytes)::int as bytes from stored_files where owner_id = '${asha.uid}'`,
    );
    expect(Number(kept?.bytes)).toBeLessThanOrEqual(ROOM);
    const refused = await send(asha, 'shop_photos');
    expect([refused.status, refused.body.code]).toEqual([409, 'STORAGE_FULL']);
    expect((await send(ravi, 'shop_photos')).status).toBe(200);
  });

  it('are limited for concurrent uploads as for sequential ones', async () => {
    const asha = await t.person('retailer');
    await Promise.all(Array.from({ length: 20 }, () => send(asha, 'shop_photos')));
    const [kept] = await t.db.execute(
      `select sum(bytes)::int as bytes from stored_files where owner_id = '${asha.uid}'`,
    );
    expect(Number(kept?.bytes)).toBeLessThanOrEqual(ROOM);
  });

  it('have a lower limit while unused than a brand’s catalogue needs', async () => {
    const side = await t.brand();
    const name = 'logo_1_a.jpg';
    await send(side.owner, 'brand-logos', name);
    const unused = await fill(side.owner, 'brand-logos');
    await showLogo(side, `${side.owner.uid}/${name}`);
    // The logo is used now, so there is room for one more unused one.
    expect((await send(side.owner, 'brand-logos')).status).toBe(200);
    expect((await send(side.owner, 'brand-logos')).body.details).toMatchObject({ quota: 'unused' });
    expect(unused).toBeGreaterThan(0);
  });

  it('are checked before an upload in pieces too, including unfinished ones', async () => {
    const asha = await t.person('retailer');
    const begin = (size: number, at: number) =>
      t.request(`/storage/v1/upload/shop_photos/${asha.uid}/front_${at}_p.jpg`, {
        method: 'POST',
        actor: asha,
        headers: {
          'upload-length': String(size),
          'x-content-sha256': String(at).padStart(64, '0'),
        },
      });
    expect((await begin(ROOM + 1, 1)).body.code).toBe('STORAGE_FULL');
    expect((await begin(ROOM, 2)).status).toBe(200);
    expect((await begin(ROOM, 2)).status).toBe(200);
    const held = await begin(ROOM, 3);
    expect([held.status, held.headers.get('retry-after')]).toEqual([429, '60']);
  });
});

describe('a logo or a product picture', () => {
  it('is visible to its uploader only until a row shows it, and again after that', async () => {
    const side = await t.brand();
    const path = `${side.owner.uid}/logo_9_a.jpg`;
    await send(side.owner, 'brand-logos', 'logo_9_a.jpg');
    const other = await t.person('retailer');
    expect(await status(`brand-logos/${path}`, side.owner)).toBe(200);
    expect([
      await status(`brand-logos/${path}`),
      await status(`brand-logos/${path}`, other),
    ]).toEqual([404, 404]);
    await showLogo(side, path);
    expect([
      await status(`brand-logos/${path}`),
      await status(`brand-logos/${path}`, other),
    ]).toEqual([200, 200]);
    await showLogo(side, null);
    expect(await status(`brand-logos/${path}`)).toBe(404);
    expect(await status(`brand-logos/${path}`, side.owner)).toBe(200);
  });

  it('is visible as the sample of a campaign too, and never through another row’s name', async () => {
    const side = await t.brand();
    const { id } = await t.launch(side);
    const path = `${side.owner.uid}/sample_1_a.jpg`;
    await send(side.owner, 'product-images', 'sample_1_a.jpg');
    const show = (name: string) =>
      t.asSystem((tx) =>
        tx.update(campaigns).set({ sample_photo_path: name }).where(eq(campaigns.id, id)),
      );
    await show(`${path}x`);
    expect(await status(`product-images/${path}`)).toBe(404);
    await show(path);
    expect(await status(`product-images/${path}`)).toBe(200);
  });
});

describe('the job', () => {
  it('deletes what was unused for long, and keeps what is used or new', async () => {
    const side = await t.brand();
    for (const name of ['logo_1_u.jpg', 'logo_2_u.jpg']) {
      await send(side.owner, 'brand-logos', name);
    }
    const [used, unused] = ['logo_1_u.jpg', 'logo_2_u.jpg'].map((n) => `${side.owner.uid}/${n}`);
    await showLogo(side, used ?? null);
    const exists = async (path = '') => Boolean(await t.ports.storage.head('brand-logos', path));
    await clearUnused(t.ports);
    expect([await exists(used), await exists(unused)]).toEqual([true, true]);
    t.clock.ms += limits.quotas.orphanHours * HOUR_MS + HOUR_MS;
    await clearUnused(t.ports);
    expect([await exists(used), await exists(unused)]).toEqual([true, false]);
    // After its row drops it, it is kept for the same time again.
    await showLogo(side, null);
    await clearUnused(t.ports);
    expect(await exists(used)).toBe(true);
    t.clock.ms += limits.quotas.orphanHours * HOUR_MS + HOUR_MS;
    await clearUnused(t.ports);
    expect(await exists(used)).toBe(false);
    const rows = await t.db.execute(
      `select path from stored_files where owner_id = '${side.owner.uid}'`,
    );
    expect(rows).toEqual([]);
  });
});
