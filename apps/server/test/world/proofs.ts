import { shelfPhoto } from '../../src/images/test/scenes';
import { newId } from '../../src/new-id';
import { type BrandSide, type Market, SHOP_POSITION, type Store } from './market';

let scene = 1000;

/** What a shop does between accepting a deal and waiting for its review. */
export function proofSteps(t: Market) {
  async function upload(store: Store, dealId: string, photo?: Buffer, name?: string) {
    const path = name ?? `${dealId}-${Date.now()}${Math.trunc(Math.random() * 1000)}.jpg`;
    const body = photo ?? (await shelfPhoto(scene++, 320, 240));
    const answer = await t.request(`/storage/v1/object/proof-photos/${path}`, {
      method: 'POST',
      body: new Uint8Array(body),
      actor: store.owner,
    });
    return { path, answer };
  }

  function input(dealId: string, paths: readonly string[], overrides: object = {}) {
    const at = new Date(t.clock.ms).toISOString();
    return {
      id: newId(),
      deal_id: dealId,
      photo_paths: paths,
      captured_at: at,
      fix: { ...SHOP_POSITION, accuracy_m: 15, fixed_at: at },
      ...overrides,
    };
  }

  async function accepted(side: BrandSide, values: Record<string, unknown> = {}) {
    const campaign = await t.launch(side, values);
    const store = await t.store();
    const [dealId = ''] = await t.offer(campaign.id, side, [store]);
    await t.command('deal_accept', { id: dealId }, { actor: store.owner });
    return { campaign, store, dealId };
  }

  async function submit(store: Store, dealId: string, overrides: object = {}, photo?: Buffer) {
    const { path } = await upload(store, dealId, photo);
    const sent = input(dealId, [path], overrides);
    const answer = await t.command('proof_submit', sent, { actor: store.owner });
    return { ...answer, id: sent.id, path };
  }

  async function submitted(side: BrandSide, values: Record<string, unknown> = {}) {
    const made = await accepted(side, values);
    const { id, body, path } = await submit(made.store, made.dealId);
    if (body.code) throw new Error(JSON.stringify(body));
    return { ...made, proofId: id, path };
  }

  return { upload, input, accepted, submit, submitted };
}

export type ProofSteps = ReturnType<typeof proofSteps>;
