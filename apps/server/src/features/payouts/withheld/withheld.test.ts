import { DAY_MS, rupees } from '@chowk/domain/kernel';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app';
import {
  type MoneyWorld,
  moneyWorld,
  type TestCampaign,
  type TestStore,
} from '../../../../test/world/money-world';
import { payouts } from '../../../db/schema/money/earnings';
import { payoutDetails } from '../../../db/schema/own-settings';
import { newId } from '../../../new-id';
import { balancePaise, replayedPaise } from '../../wallets';

let t: TestApp;
let world: MoneyWorld;
let admin: TestStore['actor'];
let campaign: TestCampaign;
beforeAll(async () => {
  t = await startTestApp();
  world = moneyWorld(t);
  admin = await t.person('admin');
  campaign = await world.campaign(await world.brand(rupees(1_00_000)), { slots: 100 });
});
afterAll(() => t.close());

/** Somebody with money that is due. */
async function owed(details: { upi_id?: string } = { upi_id: 'ramesh@okbank' }) {
  const store = await world.store({ pan: 'ABCPE1234F', ...details });
  await world.earn(campaign, store, Date.now() - 8 * DAY_MS);
  return store;
}

const judge = (command: 'profile_suspend' | 'profile_reinstate', { actor }: TestStore) =>
  t.command(command, { id: actor.uid, reason: 'Fake proofs' }, { actor: admin });

function setDetails({ actor }: TestStore, values: Partial<typeof payoutDetails.$inferInsert>) {
  return world.asSystem((tx) =>
    tx.update(payoutDetails).set(values).where(eq(payoutDetails.profile_id, actor.uid)),
  );
}

async function gather() {
  const id = newId();
  const { body } = await t.command('payout_batch_create', { id }, { actor: admin });
  return { id, body, payees: await payeesOf(id) };
}

interface Line {
  readonly id: string;
  readonly payee_id: string;
  readonly status: string;
  readonly withheld: { reason: string } | null;
}

async function linesOf(batchId: string): Promise<Line[]> {
  const { body } = await t.get(`/rest/v1/payouts?batch_id=${batchId}`, { actor: admin });
  return body.items as Line[];
}
const payeesOf = async (id: string) => (await linesOf(id)).map(({ payee_id }) => payee_id);

async function withheld() {
  const { body } = await t.get('/rest/v1/payouts_withheld', { actor: admin });
  return body.items as { payee_id: string; reason: string; until: string | null }[];
}

async function fileOf(id: string): Promise<string> {
  const { body } = await t.get(`/rest/v1/payout_batches/${id}/bank_file`, { actor: admin });
  return String(body.csv);
}

const take = (id: string) => t.command('payout_bank_file_export', { id }, { actor: admin });

async function settleAll(id: string) {
  await take(id);
  const lines = (await linesOf(id)).filter(({ status }) => status === 'sent');
  const answers = lines.map((line) => ({
    payout_id: line.id,
    bank_reference: newId().replaceAll('-', '').toUpperCase(),
  }));
  if (answers.length === 0) return;
  await t.command('payout_batch_settle', { id, lines: answers }, { actor: admin });
}

/** Everybody who can be paid has been. */
beforeEach(async () => {
  await gather();
  const { body } = await t.get('/rest/v1/payout_batches?status=open', { actor: admin });
  for (const { id } of body.items as { id: string }[]) await settleAll(id);
});

function holdings({ actor }: TestStore): Promise<number[]> {
  return world.asSystem(async (tx) => [
    await balancePaise(tx, { kind: 'payee', ownerId: actor.uid }),
    await replayedPaise(tx, { kind: 'in_transit' }),
  ]);
}

describe('people who cannot be paid', () => {
  it('are left out of a batch, are listed with why, and come back with what kept them', async () => {
    const [suspended, without, frozen, changed, fine] = [
      await owed(),
      await owed({}),
      await owed(),
      await owed(),
      await owed(),
    ];
    const until = new Date(Date.now() + DAY_MS);
    await judge('profile_suspend', suspended);
    await setDetails(frozen, { frozen_at: new Date() });
    await setDetails(changed, { usable_from: until });
    const first = await gather();
    expect(first.payees).toEqual([fine.actor.uid]);
    expect(first.body).toMatchObject({ withheld: 4, batch: { payouts: 1 } });
    const reasons = new Map((await withheld()).map((row) => [row.payee_id, row]));
    expect(reasons.get(suspended.actor.uid)).toMatchObject({
      reason: 'suspended',
      until: null,
      amount_paise: 20_000,
      earnings: 1,
      payee_name: 'Test retailer',
    });
    expect(reasons.get(without.actor.uid)?.reason).toBe('no_details');
    expect(reasons.get(frozen.actor.uid)?.reason).toBe('frozen');
    expect(reasons.get(changed.actor.uid)).toMatchObject({
      reason: 'changed',
      until: until.toISOString(),
    });
    expect(reasons.has(fine.actor.uid)).toBe(false);
    await settleAll(first.id);

    await judge('profile_reinstate', suspended);
    await setDetails(frozen, { frozen_at: null });
    await setDetails(changed, { usable_from: new Date(Date.now() - 1) });
    await t.command('payout_details_update', { upi_id: 'late@okbank' }, { actor: without.actor });
    await setDetails(without, { usable_from: null });
    const second = await gather();
    expect([...second.payees].sort()).toEqual(
      [suspended, without, frozen, changed].map(({ actor }) => actor.uid).sort(),
    );
    expect(second.body).toMatchObject({ withheld: 0 });
    expect(await withheld()).toEqual([]);
  });

  it('are told why on their earnings, each their own reason', async () => {
    const [changed, fine] = [await owed(), await owed()];
    const until = new Date(Date.now() + DAY_MS);
    await setDetails(changed, { usable_from: until });
    const totals = async ({ actor }: TestStore) =>
      (await t.get('/rest/v1/earning_totals', { actor })).body.withheld;
    expect(await totals(changed)).toEqual({ reason: 'changed', until: until.toISOString() });
    expect(await totals(fine)).toBeNull();
    for (const actor of [changed.actor, await t.person('brand'), await t.person('bizman')]) {
      expect((await t.get('/rest/v1/payouts_withheld', { actor })).body.code).toBe('FORBIDDEN');
    }
  });
});

describe('a line of an open batch', () => {
  it('leaves it when its person was suspended, before the bank has the file', async () => {
    const [suspended, fine] = [await owed(), await owed({ upi_id: 'sita@okbank' })];
    const { id } = await gather();
    await judge('profile_suspend', suspended);
    const before = (await linesOf(id)).find(({ payee_id }) => payee_id === suspended.actor.uid);
    expect(before).toMatchObject({ status: 'gathered', withheld: { reason: 'suspended' } });
    expect((await take(id)).body).toMatchObject({ withheld: 1 });
    const csv = await fileOf(id);
    expect(csv).toContain('sita@okbank');
    expect(csv).not.toContain('ramesh@okbank');
    expect(await holdings(suspended)).toEqual([20_000, 20_000]);
    const { body } = await t.get('/rest/v1/payout_batches', { actor: admin });
    expect((body.items as object[])[0]).toMatchObject({
      id,
      payouts: 1,
      withheld: 1,
      total_paise: 20_000,
    });
    const [line] = (await linesOf(id)).filter(({ status }) => status === 'withheld');
    expect(line).toMatchObject({
      payee_id: suspended.actor.uid,
      withheld: { reason: 'suspended' },
    });
    const answer = { payout_id: line?.id, bank_reference: 'UTR000999' };
    const paid = await t.command('payout_batch_settle', { id, lines: [answer] }, { actor: admin });
    expect(paid.body.code).toBe('WRONG_STATE');
    const [trace] = await t.db.execute(
      "select diff from audit_logs where action = 'payout_bank_file_export' and entity_id = $1",
      [id],
    );
    expect(JSON.stringify(trace)).toContain('suspended');
    await settleAll(id);
    expect((await gather()).payees).toEqual([]);
    await judge('profile_reinstate', suspended);
    expect((await gather()).payees).toEqual([suspended.actor.uid]);
    expect(await holdings(fine)).toEqual([0, 20_000]);
  });

  it('closes the batch when no other line is left', async () => {
    const suspended = await owed();
    const { id } = await gather();
    await judge('profile_suspend', suspended);
    await take(id);
    const { body } = await t.get('/rest/v1/payout_batches?status=settled', { actor: admin });
    expect((body.items as { id: string }[]).map((batch) => batch.id)).toContain(id);
    expect(await holdings(suspended)).toEqual([20_000, 0]);
  });

  it('that the bank may have waits for its answer, and is in no later copy of the file', async () => {
    const suspended = await owed();
    const { id } = await gather();
    await take(id);
    expect(await fileOf(id)).toContain('ramesh@okbank');
    await judge('profile_suspend', suspended);
    expect(await fileOf(id)).not.toContain('ramesh@okbank');
    expect((await take(id)).body).toMatchObject({ withheld: 0 });
    expect(await fileOf(id)).not.toContain('ramesh@okbank');
    expect(await holdings(suspended)).toEqual([0, 20_000]);
    const [line] = await linesOf(id);
    expect(line).toMatchObject({ status: 'sent', withheld: { reason: 'suspended' } });
    const lines = [{ payout_id: line?.id, failure: 'Stopped at the bank' }];
    await t.command('payout_batch_settle', { id, lines }, { actor: admin });
    expect((await gather()).payees).toEqual([]);
    expect((await withheld()).map(({ payee_id }) => payee_id)).toContain(suspended.actor.uid);
    const kept = await world.asSystem((tx) =>
      tx.select().from(payouts).where(eq(payouts.batch_id, id)),
    );
    expect(kept).toHaveLength(1);
  });
});
