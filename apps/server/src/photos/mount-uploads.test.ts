import { createHash, randomBytes } from 'node:crypto';
import { type Actor, ChowkError, DAY_MS } from '@chowk/domain/kernel';
import { storedObject, uploadAnswer } from '@chowk/domain/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BrandSide, type Market, type Store, startMarket } from '../../test/world/market';
import { shelfPhoto } from '../images/test/scenes';
import { newId } from '../new-id';
import { clearExpiredUploads } from './uploads';

let t: Market;
let side: BrandSide;
let store: Store;
let other: Store;
let bizman: Actor & { uid: string };
let dealId: string;
let photo: Buffer;

/** As if by consents: this bizman may act for this one shop. */
const acting = {
  resolve: async (actor: Actor, shopId: string): Promise<Actor> => {
    if (actor.uid !== bizman.uid || shopId !== store.shopId) throw new ChowkError('ACTING_REFUSED');
    return { ...actor, uid: store.owner.uid, roles: ['retailer'], actingForShopId: shopId };
  },
  record: async () => undefined,
};

beforeAll(async () => {
  t = await startMarket({ acting });
  side = await t.brand();
  [store, other] = [await t.store(), await t.store()];
  bizman = await t.person('bizman');
  dealId = await acceptedDeal();
  photo = await shelfPhoto(1);
});
afterAll(() => t.close());

async function acceptedDeal(): Promise<string> {
  const [id = ''] = await t.offer((await t.launch(side)).id, side, [store]);
  await t.command('deal_accept', { id }, { actor: store.owner });
  return id;
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
let stamp = 1;
const newPath = (deal = dealId) => `proof-photos/${deal}-${stamp++}.jpg`;

interface Sent {
  readonly actor?: Actor;
  readonly hash?: string;
  readonly size?: number;
  readonly shop?: string;
}

const actedFor = (shop?: string): Record<string, string> => (shop ? { 'x-acting-shop': shop } : {});

const begin = (path: string, { actor = store.owner, hash, size, shop }: Sent = {}) =>
  t.request(`/storage/v1/upload/${path}`, {
    method: 'POST',
    actor,
    headers: {
      'upload-length': String(size ?? photo.length),
      'x-content-sha256': hash ?? sha256(photo),
      ...actedFor(shop),
    },
  });

const send = (
  id: unknown,
  offset: number,
  body: Uint8Array | ReadableStream<Uint8Array>,
  sent: Sent = {},
) => {
  const init = {
    method: 'PATCH',
    actor: sent.actor ?? store.owner,
    headers: { 'upload-offset': String(offset), ...actedFor(sent.shop) },
    body: body instanceof ReadableStream ? body : new Uint8Array(body),
    duplex: 'half' as const,
  };
  return t.request(`/storage/v1/upload/${id}`, init);
};

/** A connection that breaks after these bytes. */
function torn(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let isSent = false;
  return new ReadableStream(
    {
      pull: (line) => {
        if (isSent) line.error(new Error('the line broke'));
        else line.enqueue(new Uint8Array(bytes));
        isSent = true;
      },
    },
    { highWaterMark: 0 },
  );
}

const offsetOf = async (id: unknown, actor: Actor = store.owner) => {
  const answer = await t.request(`/storage/v1/upload/${id}`, { method: 'HEAD', actor });
  return answer.status === 200 ? Number(answer.headers.get('upload-offset')) : answer.status;
};

describe('a photo in pieces', () => {
  it('continues where it broke and ends as the same photo sent whole', async () => {
    const path = newPath();
    const { body: open } = await begin(path);
    expect(uploadAnswer.parse(open)).toMatchObject({ offset: 0, size: photo.length });
    expect((await send(open.id, 0, photo.subarray(0, 1000))).body).toMatchObject({ offset: 1000 });
    expect((await send(open.id, 1000, torn(photo.subarray(1000, 1500)))).status).toBe(503);
    const offset = Number(await offsetOf(open.id));
    expect(offset).toBe(1500);
    expect((await begin(path)).body).toMatchObject({ id: open.id, offset });
    const lost = await send(open.id, 1000, photo.subarray(1000));
    expect(lost.body).toMatchObject({ code: 'UPLOAD_OFFSET', details: { offset } });
    const done = await send(open.id, offset, photo.subarray(offset));
    const whole = await t.request(`/storage/v1/object/${newPath()}`, {
      method: 'POST',
      actor: store.owner,
      body: new Uint8Array(photo),
    });
    expect({ ...storedObject.parse(done.body), path: '' }).toEqual({ ...whole.body, path: '' });
    // The response may be lost: repeating it returns the same, and no byte is sent again.
    expect((await begin(path)).body).toEqual(done.body);
    expect(await offsetOf(open.id)).toBe(404);
    const proof = {
      id: newId(),
      deal_id: dealId,
      photo_paths: [path.slice('proof-photos/'.length)],
      captured_at: new Date(t.clock.ms).toISOString(),
      fix: null,
    };
    expect((await t.command('proof_submit', proof, { actor: store.owner })).status).toBe(200);
  });

  it('is discarded when it arrives damaged, and refused when it is too large or not a photo', async () => {
    const deal = await acceptedDeal();
    const path = newPath(deal);
    const { body: open } = await begin(path);
    const damaged = Buffer.from(photo);
    damaged[2000] = (damaged[2000] ?? 0) ^ 0xff;
    await send(open.id, 0, damaged.subarray(0, 3000));
    expect((await send(open.id, 3000, damaged.subarray(3000))).body.code).toBe('UPLOAD_DAMAGED');
    expect((await begin(path)).body).toMatchObject({ offset: 0 });
    const noise = randomBytes(500);
    const { body: bad } = await begin(newPath(deal), { hash: sha256(noise), size: noise.length });
    expect((await send(bad.id, 0, noise)).body.code).toBe('NOT_AN_IMAGE');
    expect((await begin(newPath(deal), { size: 13 * 1024 * 1024 })).body.code).toBe(
      'BODY_TOO_LARGE',
    );
    const { body: small } = await begin(newPath(deal), { size: 100 });
    expect((await send(small.id, 0, photo)).body.code).toBe('BODY_TOO_LARGE');
  });

  it('belongs to its uploader: nobody else can start, query or continue it', async () => {
    const path = newPath(await acceptedDeal());
    expect((await begin(path, { actor: other.owner })).body.code).toBe('PGRST116');
    expect((await begin(path, { actor: side.owner })).body.code).toBe('FORBIDDEN');
    const { body: open } = await begin(path);
    expect(await offsetOf(open.id, other.owner)).toBe(404);
    expect((await send(open.id, 0, photo, { actor: other.owner })).status).toBe(404);
    expect(await offsetOf(open.id)).toBe(0);
    const shopPhoto = `shop_photos/${store.owner.uid}/front_1_a.jpg`;
    expect((await begin(shopPhoto, { actor: other.owner })).body.code).toBe('FORBIDDEN');
    const { body: own } = await begin(shopPhoto);
    expect((await send(own.id, 0, photo)).body).toMatchObject({ bucket: 'shop_photos' });
  });

  it('expires and is deleted with its pieces', async () => {
    const { body: open } = await begin(newPath(await acceptedDeal()));
    await send(open.id, 0, photo.subarray(0, 10));
    t.clock.ms += 3 * DAY_MS;
    expect(await offsetOf(open.id)).toBe(404);
    await clearExpiredUploads(t.ports);
    const rows = await t.db.execute(
      'select (select count(*)::int from uploads) as u, (select count(*)::int from upload_parts) as p',
    );
    expect(rows).toEqual([{ u: 0, p: 0 }]);
    t.clock.ms -= 3 * DAY_MS;
  });
});

describe('a bizman acting for a shop', () => {
  it('uploads photos for this shop only, and only while acting', async () => {
    const deal = await acceptedDeal();
    const path = newPath(deal);
    const as = { actor: bizman, shop: store.shopId };
    expect((await begin(path, { actor: bizman })).body.code).toBe('FORBIDDEN');
    expect((await begin(path, { actor: bizman, shop: other.shopId })).body.code).toBe(
      'ACTING_REFUSED',
    );
    const { body: open } = await begin(path, as);
    expect((await send(open.id, 0, photo, { actor: bizman })).body.code).toBe('FORBIDDEN');
    expect((await send(open.id, 0, photo, as)).status).toBe(200);
    const [row] = await t.db.execute(
      `select uploaded_by from proof_photos where path = '${path.slice('proof-photos/'.length)}'`,
    );
    expect(row).toEqual({ uploaded_by: bizman.uid });
    const shopPhoto = `shop_photos/${store.owner.uid}/front_2_b.jpg`;
    expect((await begin(shopPhoto, as)).status).toBe(200);
    // Another shop of the same owner is not the acted one.
    const second = await t.store();
    await t.db.execute(
      `update shops set owner_id = '${store.owner.uid}' where id = '${second.shopId}'`,
    );
    const [theirs = ''] = await t.offer((await t.launch(side)).id, side, [second]);
    await t.command('deal_accept', { id: theirs }, { actor: store.owner });
    expect((await begin(newPath(theirs), as)).body.code).toBe('PGRST116');
    expect((await begin(newPath(theirs))).status).toBe(200);
    const update = { id: second.shopId, area: 'Khar' };
    const headers = { 'x-acting-shop': store.shopId };
    expect((await t.command('shop_update', update, { actor: bizman, headers })).body.code).toBe(
      'PGRST116',
    );
  });
});
