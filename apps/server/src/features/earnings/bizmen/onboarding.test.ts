import { rupees } from '@chowk/domain/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Leads, startLeads } from '../../../../test/world/leads';
import { SHOP_POSITION, type Store } from '../../../../test/world/market';
import { shelfPhoto } from '../../../images/test/scenes';
import { newId } from '../../../new-id';
import { payBizmen } from './pay-bizmen';

let t: Leads;
let ravi: Store['owner'];
let meena: Store['owner'];
let admin: Store['owner'];
beforeAll(async () => {
  t = await startLeads();
  ravi = await t.person('bizman');
  meena = await t.person('bizman');
  admin = await t.person('admin');
});
afterAll(() => t.close());

type Items = readonly Record<string, unknown>[];
const read = async (path: string, actor = ravi) =>
  (await t.get(`/rest/v1/${path}`, { actor })).body;
const listed = async (path: string, actor = ravi) => (await read(path, actor)).items as Items;
const run = (name: string, input: unknown, actor = ravi) => t.command(name, input, { actor });

/** What a phone sends once it has a network again. */
async function replay(commands: readonly Record<string, unknown>[], actor = ravi) {
  const body = JSON.stringify({ commands });
  const sent = await t.request('/functions/v1/batch', { method: 'POST', actor, body });
  return sent.body.results as { status: number; error?: { code: string } }[];
}

/** The jobs that paying needs, as the queue would run them: each named shop, then all. */
async function pay() {
  const named = t.jobs.sent.filter(({ name }) => name === 'earning.pay-bizmen');
  for (const { data } of named) await payBizmen(t.ports, String(data.shopId));
  return named.length;
}

async function earned(actor = ravi) {
  const rows = await listed('earnings', actor);
  return rows.map(({ kind, gross_paise }) => [kind, gross_paise]).reverse();
}

it('takes a shop from nothing to an approved proof that pays its bizman, partly without a network', async () => {
  // Written down without a network, and sent twice because the first answer was lost.
  const lead = t.draft({ pin_code: '400050', shop_type: 'kirana', position: SHOP_POSITION });
  const queued = { id: newId(), name: 'lead_create', input: lead, actor_id: ravi.uid };
  expect(await replay([queued])).toMatchObject([{ status: 200 }]);
  expect(await replay([queued])).toMatchObject([{ status: 200 }]);
  const { id } = lead;
  await run('lead_send_otp', { id });
  await run('lead_verify_phone', { id, code: await t.readCode() });
  await run('lead_request_activation', { id });
  const waiting = await listed('activation_requests?limit=100', admin);
  const request = waiting.find((each) => (each.lead as { id: string }).id === id);
  const approved = await run('activation_approve', { id: request?.id }, admin);
  expect(approved.body).toMatchObject({ status: 'approved', was_approved_before: false });
  const shopId = String((await read(`leads/${id}`)).shop_id);
  expect(await pay()).toBe(1);
  expect(await earned()).toEqual([['shop_activation', rupees(500)]]);

  // The owner, who has claimed the account, allows deals; the bizman accepts one for them.
  const ownerId = String((await read(`shops/${shopId}`)).owner_id);
  const owner = { ...ravi, uid: ownerId, actorId: ownerId, roles: ['retailer' as const] };
  const side = await t.brand();
  const campaign = await t.launch(side);
  const [dealId = ''] = await t.offer(campaign.id, side, [{ owner, shopId }]);
  const acting = { actor: ravi, headers: { 'x-acting-shop': shopId } };
  const accept = () => t.command('deal_accept', { id: dealId }, acting);
  expect((await accept()).body).toMatchObject({ details: { reason: 'no_consent' } });
  const consent = { shop_id: shopId, kind: 'deals', is_granted: true, limit_paise: 20_000 };
  await run('shop_consent_update', consent, owner);
  expect((await accept()).body).toMatchObject({ status: 'accepted' });

  // The proof waits on the phone: its photo goes ahead, the command follows with the queue.
  const path = `${dealId}-${Date.now()}.jpg`;
  const body = new Uint8Array(await shelfPhoto(77, 320, 240));
  const photo = { method: 'POST', body, ...acting };
  expect((await t.request(`/storage/v1/object/proof-photos/${path}`, photo)).status).toBe(200);
  const at = new Date(t.clock.ms).toISOString();
  const proof = {
    id: newId(),
    deal_id: dealId,
    photo_paths: [path],
    captured_at: at,
    fix: { ...SHOP_POSITION, accuracy_m: 15, fixed_at: at },
  };
  const call = { id: newId(), name: 'proof_submit', input: proof, acting_shop_id: shopId };
  const stranger = { ...call, id: newId(), actor_id: meena.uid };
  expect(await replay([stranger], meena)).toMatchObject([
    { status: 403, error: { code: 'ACTING_REFUSED' } },
  ]);
  expect(await replay([{ ...call, actor_id: ravi.uid }])).toMatchObject([{ status: 200 }]);
  const told = await listed('notifications', owner);
  expect(told.filter(({ type }) => type === 'bizman_action')).toHaveLength(2);
  expect((await run('proof_approve', { id: proof.id }, ravi)).body.code).toBe('FORBIDDEN');
  expect((await run('proof_approve', { id: proof.id }, admin)).status).toBe(200);

  // Booked at once, each once, however often a job runs; what the shop earned is the owner's.
  await pay();
  await payBizmen(t.ports);
  expect(await earned()).toEqual([
    ['shop_activation', rupees(500)],
    ['first_proof', rupees(500)],
  ]);
  expect(await earned(owner)).toEqual([['placement', 20_000]]);
  expect(await earned(meena)).toEqual([]);
  const [vesting] = await listed('bizman_vesting');
  const steps = vesting?.steps as { state: string }[];
  expect(steps.map(({ state }) => state)).toEqual(['earned', 'earned', 'waiting']);
});

it('refuses what waited on a phone when the shop was given to another meanwhile', async () => {
  const store = await t.store({ salesperson_id: ravi.uid });
  const { shopId } = store;
  const consent = { shop_id: shopId, kind: 'profile', is_granted: true };
  await run('shop_consent_update', consent, store.owner);
  const rename = () => ({
    id: newId(),
    name: 'shop_update',
    input: { id: shopId, shop_name: `Shop ${newId().slice(-5)}` },
    actor_id: ravi.uid,
    acting_shop_id: shopId,
  });
  expect(await replay([rename()])).toMatchObject([{ status: 200 }]);
  const reason = 'Moved to another city';
  const given = { shop_id: shopId, salesperson_id: meena.uid, reason };
  await run('shop_assign_salesperson', given, admin);
  const refused = { code: 'ACTING_REFUSED', details: { reason: 'not_yours' } };
  expect(await replay([rename()])).toMatchObject([{ status: 403, error: refused }]);
  expect(await listed(`bizman_actions?shop_id=${shopId}`, store.owner)).toHaveLength(1);
});
