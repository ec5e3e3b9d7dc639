import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BrandSide, type Market, startMarket } from '../../../test/world/market';
import { type ProofSteps, proofSteps } from '../../../test/world/proofs';
import { pngBomb } from '../../images/test/photos';
import { shelfPhoto } from '../../images/test/scenes';
import { newId } from '../../new-id';

let t: Market;
let side: BrandSide;
let steps: ProofSteps;
beforeAll(async () => {
  t = await startMarket();
  side = await t.brand();
  steps = proofSteps(t);
});
afterAll(() => t.close());

describe('a proof photo', () => {
  it('is written by the shop of an accepted deal, and by nobody else', async () => {
    const { store, dealId } = await steps.accepted(side);
    const code = async (who: Parameters<ProofSteps['upload']>[0], name?: string, deal = dealId) =>
      (await steps.upload(who, deal, undefined, name)).answer.body.code;
    expect(await code(store)).toBeUndefined();
    expect(await code(await t.store())).toBe('PGRST116');
    expect(await code({ owner: side.owner, shopId: '' })).toBe('FORBIDDEN');
    expect(await code({ owner: await t.person('admin'), shopId: '' })).toBe('FORBIDDEN');
    expect(await code(store, undefined, newId())).toBe('PGRST116');
    expect(await code(store, `${dealId}.jpg`)).toBe('FORBIDDEN');
    expect(await code(store, `${dealId}-1.html`)).toBe('FORBIDDEN');
    expect(await code(store, `x/${dealId}-1.jpg`)).toBe('FORBIDDEN');
    const [offer = ''] = await t.offer((await t.launch(side)).id, side, [store]);
    expect(await code(store, undefined, offer)).toBe('WRONG_STATE');
  });

  it('is seen by who may read the deal; missing and forbidden look the same', async () => {
    const { store, dealId } = await steps.accepted(side);
    const { path } = await steps.upload(store, dealId);
    const see = async (actor: typeof side.owner, name = path) => {
      const { status, body } = await t.get(`/storage/v1/object/proof-photos/${name}`, { actor });
      return [status, body.code, body.message];
    };
    for (const actor of [store.owner, side.owner, await t.person('admin')]) {
      expect((await see(actor))[0]).toBe(200);
    }
    const hidden = await see((await t.store()).owner);
    expect(hidden[0]).toBe(404);
    expect(await see((await t.brand()).owner)).toEqual(hidden);
    expect((await see(store.owner, `${dealId}-1.jpg`))[0]).toBe(404);
    expect((await t.get(`/storage/v1/object/proof-photos/${path}`)).status).toBe(401);
  });

  it('sent twice under one name is one photo', async () => {
    const { store, dealId } = await steps.accepted(side);
    const photo = await shelfPhoto(5, 320, 240);
    const name = `${dealId}-77.jpg`;
    const first = await steps.upload(store, dealId, photo, name);
    const second = await steps.upload(store, dealId, photo, name);
    expect(second.answer.body).toEqual(first.answer.body);
    const other = await steps.upload(store, dealId, await shelfPhoto(6, 320, 240), name);
    expect(other.answer.body.code).toBe('ALREADY_EXISTS');
  });

  it('that is no photo, a bomb, cut off or something else too leaves nothing to prove with', async () => {
    const { store, dealId } = await steps.accepted(side);
    const whole = await shelfPhoto(9, 640, 480);
    const bad: [string, Buffer, string][] = [
      ['text', Buffer.from('<script>alert(1)</script>'), 'NOT_AN_IMAGE'],
      ['bomb', pngBomb(40_000, 40_000), 'IMAGE_TOO_LARGE'],
      ['truncated', whole.subarray(0, whole.length / 2), 'NOT_AN_IMAGE'],
      ['svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'NOT_AN_IMAGE'],
    ];
    for (const [name, bytes, code] of bad) {
      const { path, answer } = await steps.upload(store, dealId, bytes);
      expect(answer.body.code, name).toBe(code);
      const input = steps.input(dealId, [path]);
      const sent = await t.command('proof_submit', input, { actor: store.owner });
      expect(sent.body.details, name).toEqual({
        fields: [{ path: 'photo_paths.0', rule: 'not_uploaded' }],
      });
    }
    // A picture with a page behind it is kept as the picture alone.
    const polyglot = Buffer.concat([whole, Buffer.from('<script>alert(1)</script>')]);
    const { path, answer } = await steps.upload(store, dealId, polyglot);
    expect(answer.status).toBe(200);
    const file = await t.app.request(`/storage/v1/object/proof-photos/${path}`, {
      headers: { authorization: `Bearer test.${store.owner.uid}` },
    });
    const kept = Buffer.from(await file.arrayBuffer());
    expect(kept.includes('script')).toBe(false);
    expect((await sharp(kept).metadata()).format).toBe('jpeg');
  });
});
