import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type BrandSide,
  type Market,
  SHOP_POSITION,
  type Store,
  startMarket,
} from '../../../test/world/market';
import { type ProofSteps, proofSteps } from '../../../test/world/proofs';
import { shelfPhoto } from '../../images/test/scenes';

let t: Market;
let side: BrandSide;
let admin: Store['owner'];
let steps: ProofSteps;
beforeAll(async () => {
  t = await startMarket();
  side = await t.brand(10_00_00_000);
  admin = await t.person('admin');
  steps = proofSteps(t);
});
afterAll(() => t.close());

const caseOf = async (id: string) =>
  (await t.get(`/rest/v1/proof_cases/${id}`, { actor: admin })).body;

describe('a proof that is sent', () => {
  it('moves its deal, says where it was taken, and is seen by both sides', async () => {
    const { store, dealId } = await steps.accepted(side);
    const sent = await steps.submit(store, dealId, { notes: 'By the till' });
    expect(sent.body).toMatchObject({
      id: sent.id,
      attempt: 1,
      status: 'pending',
      deal_status: 'submitted',
      verdict: 'pass',
      fence_m: 100,
      photos: [{ path: sent.path, is_blurred: false }],
    });
    const deal = await t.dealRow(dealId);
    expect(deal).toMatchObject({
      status: 'submitted',
      proof_urls: [sent.path],
      proof_meta: { notes: 'By the till', uploaded_by: store.owner.uid },
      due_at: null,
    });
    const read = async (actor: Store['owner']) =>
      (await t.get(`/rest/v1/proofs/${sent.id}`, { actor })).body;
    expect(await read(store.owner)).toEqual(sent.body);
    expect(await read(side.owner)).toEqual(sent.body);
    expect((await read((await t.store()).owner)).code).toBe('PGRST116');
    expect((await read((await t.brand()).owner)).code).toBe('PGRST116');
    expect((await caseOf(sent.id)).risk).toBe(0);
    const closed = await t.get(`/rest/v1/proof_cases/${sent.id}`, { actor: store.owner });
    expect(closed.body.code).toBe('FORBIDDEN');
    const again = steps.input(dealId, [sent.path]);
    const send = (input: object) => t.command('proof_submit', input, { actor: store.owner });
    expect((await send(again)).body.code).toBe('WRONG_STATE');
    expect((await send({ ...again, id: sent.id })).body).toEqual(sent.body);
  });

  it('for another’s deal, with another’s photo or with too few is refused', async () => {
    const mine = await steps.accepted(side, { photos_needed: 2 });
    const theirs = await steps.accepted(side);
    const { path } = await steps.upload(mine.store, mine.dealId);
    const foreign = await steps.upload(theirs.store, theirs.dealId);
    const send = async (paths: string[], dealId = mine.dealId) =>
      (await t.command('proof_submit', steps.input(dealId, paths), { actor: mine.store.owner }))
        .body;
    expect((await send([path], theirs.dealId)).code).toBe('PGRST116');
    expect((await send([path])).details).toEqual({
      fields: [{ path: 'photo_paths', rule: 'min_array', params: { limit: 2 } }],
    });
    expect((await send([path, foreign.path])).details).toMatchObject({
      fields: [{ path: 'photo_paths.1', rule: 'not_uploaded' }],
    });
    expect((await send([path, path])).details).toMatchObject({
      fields: [{ path: 'photo_paths.1', rule: 'not_uploaded' }],
    });
    expect((await t.dealRow(mine.dealId)).status).toBe('accepted');
  });

  it.each([
    ['far away', { lat: 28.6, lng: 77.2, accuracy_m: 20 }, 'fail', 40],
    ['too vague', { ...SHOP_POSITION, accuracy_m: 900 }, 'unsure', 15],
    [
      'an old fix',
      { ...SHOP_POSITION, accuracy_m: 9, fixed_at: '2026-01-01T00:00:00Z' },
      'unsure',
      15,
    ],
    ['no fix', null, null, 15],
  ])('from %s is taken and labelled', async (_, fix, verdict, risk) => {
    const { store, dealId } = await steps.accepted(side);
    const fixed_at = new Date(t.clock.ms).toISOString();
    const sent = await steps.submit(store, dealId, { fix: fix && { fixed_at, ...fix } });
    expect(sent.body.verdict).toBe(verdict);
    expect((await caseOf(sent.id)).risk).toBe(risk);
  });

  it('is measured by each photo’s own place: one taken elsewhere is enough', async () => {
    const { store, dealId } = await steps.accepted(side, { photos_needed: 2 });
    const paths = [];
    for (const _ of [1, 2]) paths.push((await steps.upload(store, dealId)).path);
    const { fix: here, captured_at, ...input } = steps.input(dealId, paths);
    const away = { ...here, lat: here.lat + 0.05, accuracy_m: 12 };
    const send = async (shots: object[]) =>
      (
        await t.command(
          'proof_submit',
          { ...input, captured_at, fix: here, shots },
          { actor: store.owner },
        )
      ).body;
    expect((await send([{ captured_at, fix: here }])).details).toMatchObject({
      fields: [{ path: 'shots', rule: 'min_array' }],
    });
    const sent = await send([
      { captured_at, fix: away },
      { captured_at, fix: here },
    ]);
    expect(sent).toMatchObject({ verdict: 'fail', fix: away });
    expect(sent.distance_m).toBeGreaterThan(5_000);
  });

  it('tells where it was taken only if whoever holds the phone agreed to that', async () => {
    const { store, dealId } = await steps.accepted(side);
    const withPlace = await sharp(await shelfPhoto(503, 320, 240))
      .withExif({
        IFD0: { Make: 'Phone' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '28/1 36/1 0/1',
          GPSLongitudeRef: 'E',
          GPSLongitude: '77/1 12/1 0/1',
        },
      })
      .jpeg()
      .toBuffer();
    await t.command('consent_withdraw', { purpose: 'location' }, { actor: store.owner });
    const { body, id } = await steps.submit(store, dealId, {}, withPlace);
    expect(body).toMatchObject({ verdict: null, fix: null, distance_m: null });
    const shown = await caseOf(id);
    expect(shown).toMatchObject({ risk: 15, fix: null });
    expect(shown.photos).toMatchObject([{ exif: { camera: 'Phone', lat: null, lng: null } }]);

    const another = await steps.accepted(side);
    const told = await steps.submit(another.store, another.dealId, {}, withPlace);
    expect(told.body).toMatchObject({ verdict: 'pass', fix: SHOP_POSITION });
    expect((await caseOf(told.id)).photos).toMatchObject([{ exif: { lat: 28.6, lng: 77.2 } }]);
  });

  it('whose photo says another place or time is looked at twice', async () => {
    const { store, dealId } = await steps.accepted(side);
    const photo = await sharp(await shelfPhoto(501, 320, 240))
      .withExif({
        IFD0: { Make: 'Phone' },
        IFD2: { DateTimeOriginal: '2020:01:01 10:00:00' },
      })
      .jpeg()
      .toBuffer();
    const sent = await steps.submit(store, dealId, {}, photo);
    const shown = await caseOf(sent.id);
    expect(shown).toMatchObject({ risk: 20, verdict: 'pass' });
    expect(shown.photos).toMatchObject([{ exif: { camera: 'Phone' } }]);
  });

  it('is compared with every other shop’s and brand’s, as a file and as a picture', async () => {
    const photo = await shelfPhoto(600, 640, 480);
    const first = await steps.accepted(await t.brand());
    const original = await steps.submit(first.store, first.dealId, {}, photo);
    expect((await caseOf(original.id)).duplicates).toEqual([]);
    const second = await steps.accepted(side);
    const same = await steps.submit(second.store, second.dealId, {}, photo);
    expect(await caseOf(same.id)).toMatchObject({
      risk: 60,
      duplicates: [{ proof_id: original.id, is_exact: true, bits: 0, photo_path: original.path }],
    });
    const third = await steps.accepted(side);
    const copy = await sharp(photo)
      .resize(300)
      .modulate({ brightness: 1.1 })
      .jpeg({ quality: 60 })
      .toBuffer();
    const near = await steps.submit(third.store, third.dealId, {}, copy);
    const shown = await caseOf(near.id);
    expect(shown.risk).toBe(40);
    const duplicates = shown.duplicates as { proof_id: string; is_exact: boolean }[];
    expect(new Set(duplicates.map((each) => each.proof_id))).toEqual(
      new Set([original.id, same.id]),
    );
    expect(duplicates.some((each) => each.is_exact)).toBe(false);
  });
});
