import { DAY_MS, rupees } from '@chowk/domain/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app';
import {
  type MoneyWorld,
  moneyWorld,
  type TestCampaign,
  type TestStore,
} from '../../../test/world/money-world';
import { newId } from '../../new-id';
import { matureEarnings } from '../earnings';
import { balancePaise, replayedPaise } from '../wallets';

const PAN = 'ABCPE1234F';

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

const payee = (upi: string | undefined = 'ramesh@okbank') =>
  world.store(upi === undefined ? { pan: PAN } : { pan: PAN, upi_id: upi });

/** Earned long enough ago, and found by the job. */
async function owed(store: TestStore): Promise<void> {
  await world.earn(campaign, store, Date.now() - 8 * DAY_MS);
}

const mature = () => matureEarnings(t.ports);

interface Line {
  readonly id: string;
  readonly payee_id: string;
  readonly amount_paise: number;
  readonly status: string;
  readonly upi_id: string;
  readonly earnings: number;
}

async function runBatch(isExported = true) {
  const id = newId();
  const { body } = await t.command('payout_batch_create', { id }, { actor: admin });
  if (isExported && body.batch) {
    await t.command('payout_bank_file_export', { id }, { actor: admin });
  }
  const list = await t.get(`/rest/v1/payouts?batch_id=${id}&limit=100`, { actor: admin });
  return { id, body, lines: list.body.items as Line[] };
}

function settle(id: string, lines: readonly object[], key = newId()) {
  return t.command('payout_batch_settle', { id, lines }, { actor: admin, key });
}

const paid = (line: Line, bank_reference = newId().replaceAll('-', '').toUpperCase()) => ({
  payout_id: line.id,
  bank_reference,
});
const failed = (line: Line) => ({ payout_id: line.id, failure: 'No such UPI ID' });

async function statesOf({ actor }: TestStore): Promise<unknown[]> {
  const { body } = await t.get('/rest/v1/earnings', { actor });
  return (body.items as { status: string }[]).map(({ status }) => status);
}

function holdings({ actor }: TestStore): Promise<number[]> {
  return world.asSystem(async (tx) => [
    await balancePaise(tx, { kind: 'payee', ownerId: actor.uid }),
    await replayedPaise(tx, { kind: 'in_transit' }),
  ]);
}

async function emptied(): Promise<void> {
  await mature();
  const { id, lines } = await runBatch();
  if (lines.length > 0)
    await settle(
      id,
      lines.map((line) => paid(line)),
    );
}

describe('what is due', () => {
  it('becomes payable on its day, not before, and once', async () => {
    const store = await payee();
    await world.earn(campaign, store, Date.now());
    await world.earn(await anotherCampaign(), store, Date.now() - 7 * DAY_MS);
    expect(await mature()).toBe(1);
    expect(await mature()).toBe(0);
    expect((await statesOf(store)).sort()).toEqual(['payable', 'pending']);
    await emptied();
  });
});

function anotherCampaign(): Promise<TestCampaign> {
  return world.brand(rupees(10_000)).then((brand) => world.campaign(brand, { slots: 2 }));
}

describe('a payout run', () => {
  it('finds what fell due, or was refused, since the job last looked, and nothing else', async () => {
    const [due, early] = [await payee(), await payee('sita@okbank')];
    await owed(due);
    await world.earn(campaign, early, Date.now());
    const first = await runBatch();
    expect(first.lines.map(({ payee_id }) => payee_id)).toEqual([due.actor.uid]);
    await settle(first.id, first.lines.map(failed));
    const again = await runBatch();
    expect(again.lines.map(({ payee_id }) => payee_id)).toEqual([due.actor.uid]);
    await settle(
      again.id,
      again.lines.map((line) => paid(line)),
    );
    expect(await statesOf(due)).toEqual(['paid']);
    expect(await statesOf(early)).toEqual(['pending']);
  });

  it('makes one line a person, sends it, and is settled line by line', async () => {
    const [one, two] = [await payee(), await payee('sita@okbank')];
    await owed(one);
    await world.earn(await anotherCampaign(), one, Date.now() - 9 * DAY_MS);
    await owed(two);
    await mature();
    const { id, body, lines } = await runBatch();
    expect(body.batch).toMatchObject({ payouts: 2, total_paise: 60_000, paid: 0, status: 'open' });
    expect(lines.find(({ payee_id }) => payee_id === one.actor.uid)).toMatchObject({
      amount_paise: 40_000,
      earnings: 2,
      upi_id: 'ra•••@okbank',
    });
    expect(await statesOf(one)).toEqual(['in_payout', 'in_payout']);
    expect(await holdings(one)).toEqual([0, 60_000]);
    const [first, second] = lines as [Line, Line];
    const half = await settle(id, [paid(first, 'utr-000 111')]);
    expect(half.body).toMatchObject({ status: 'open', paid: 1 });
    const whole = await settle(id, [paid(second)]);
    expect(whole.body).toMatchObject({ status: 'settled', paid: 2, failed: 0 });
    expect(await holdings(one)).toEqual([0, 0]);
    const list = await t.get('/rest/v1/earnings', { actor: two.actor });
    expect(list.body.items).toMatchObject([
      { status: 'paid', net_paise: 20_000, campaign_title: 'Diwali shelf', brand_name: 'Mithaas' },
    ]);
    expect(
      JSON.stringify([(await t.get('/rest/v1/earnings', { actor: one.actor })).body, list.body]),
    ).toContain('UTR000111');
    expect((await runBatch()).body.batch).toBeNull();
  });

  it('is gathered until the bank’s file is taken, and is answered by no bank before', async () => {
    const store = await payee();
    await owed(store);
    const { id, lines } = await runBatch(false);
    const statusOf = async () => {
      const { body } = await t.get(`/rest/v1/payouts?batch_id=${id}`, { actor: admin });
      return (body.items as Line[]).map(({ status }) => status);
    };
    expect(await statusOf()).toEqual(['gathered']);
    for (const answer of [paid(...(lines as [Line])), failed(...(lines as [Line]))]) {
      expect((await settle(id, [answer])).body.code).toBe('WRONG_STATE');
    }
    expect(await holdings(store)).toEqual([0, 20_000]);
    const take = (actor: TestStore['actor']) =>
      t.command('payout_bank_file_export', { id }, { actor });
    expect((await take(store.actor)).status).toBe(403);
    expect(await statusOf()).toEqual(['gathered']);
    await take(admin);
    expect(await statusOf()).toEqual(['sent']);
    await settle(id, [paid(...(lines as [Line]))]);
    await take(admin);
    expect(await statusOf()).toEqual(['paid']);
  });

  it('gives refused money back, and pays it with the next run', async () => {
    const store = await payee();
    await owed(store);
    await mature();
    const { id, lines } = await runBatch();
    const [line] = lines as [Line];
    const answer = await settle(id, [failed(line)]);
    expect(answer.body).toMatchObject({ status: 'settled', paid: 0, failed: 1 });
    expect(await holdings(store)).toEqual([20_000, 0]);
    const shown = await t.get('/rest/v1/earnings', { actor: store.actor });
    expect(shown.body.items).toMatchObject([{ status: 'failed', failure: 'No such UPI ID' }]);
    await mature();
    expect(await statesOf(store)).toEqual(['payable']);
    const next = await runBatch();
    await settle(
      next.id,
      next.lines.map((each) => paid(each)),
    );
    expect(await statesOf(store)).toEqual(['paid']);
    expect(await holdings(store)).toEqual([0, 0]);
  });

  it('takes the same answer any number of times, and no other afterwards', async () => {
    const store = await payee();
    await owed(store);
    await mature();
    const { id, lines } = await runBatch();
    const line = paid(...(lines as [Line]));
    const answers = await Promise.all([1, 2, 3].map(() => settle(id, [line])));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await holdings(store)).toEqual([0, 0]);
    for (const other of [failed(...(lines as [Line])), paid(...(lines as [Line]))]) {
      expect((await settle(id, [other])).body.code).toBe('WRONG_STATE');
    }
    expect(await statesOf(store)).toEqual(['paid']);
  });

  it('pays nobody twice when two admins press at once', async () => {
    const stores = await Promise.all([1, 2, 3].map(() => payee()));
    for (const store of stores) await owed(store);
    await mature();
    const runs = await Promise.all([runBatch(), runBatch(), runBatch()]);
    const lines = runs.flatMap((run) => run.lines);
    expect(lines.reduce((sum, line) => sum + line.amount_paise, 0)).toBe(60_000);
    expect(new Set(lines.map(({ payee_id }) => payee_id)).size).toBe(3);
    for (const run of runs) {
      if (run.lines.length > 0)
        await settle(
          run.id,
          run.lines.map((line) => paid(line)),
        );
    }
  });

  it('leaves those without a UPI ID waiting, and says how many', async () => {
    const store = await world.store({ pan: PAN });
    await owed(store);
    await mature();
    const { body } = await runBatch();
    expect(body).toEqual({ batch: null, withheld: 1 });
    expect(await statesOf(store)).toEqual(['payable']);
    await t.command('payout_details_update', { upi_id: 'late@okbank' }, { actor: store.actor });
    await emptied();
    expect(await statesOf(store)).toEqual(['paid']);
  });

  it('refuses lines of another run, a reference used before, and a line named twice', async () => {
    const stores = [await payee(), await payee()];
    for (const store of stores) await owed(store);
    await mature();
    const { id, lines } = await runBatch();
    const [first, second] = lines as [Line, Line];
    expect((await settle(newId(), [paid(first)])).body.code).toBe('PGRST116');
    const strange = await settle(id, [{ ...paid(first), payout_id: newId() }]);
    expect(strange.body.code).toBe('PGRST116');
    const same = paid(first);
    const twice = await settle(id, [same, { ...same, payout_id: second.id }]);
    expect(twice.body.code).toBe('REFERENCE_USED');
    expect((await settle(id, [same, failed(first)])).body.code).toBe('VALIDATION_FAILED');
    const both = { ...same, failure: 'and refused' };
    expect((await settle(id, [both])).body.code).toBe('VALIDATION_FAILED');
    expect((await settle(id, [])).body.code).toBe('VALIDATION_FAILED');
    expect(
      (
        await settle(
          id,
          lines.map((line) => paid(line)),
        )
      ).body.status,
    ).toBe('settled');
  });
});
