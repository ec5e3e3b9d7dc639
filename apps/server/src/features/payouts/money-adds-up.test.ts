import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app';
import { isPostgres } from '../../../test/database';
import { listMoneyFaults } from '../../../test/world/money-faults';
import { moneyRounds, startHistory, WHOLE_WAY } from '../../../test/world/money-history';

/** Refusals that are right answers; the last means two met head-on and one gave way. */
const FAIR = new Set<unknown>([
  undefined,
  'INSUFFICIENT_FUNDS',
  'ALREADY_EXISTS',
  'WRONG_STATE',
  'PGRST116',
  '40P01',
]);

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

it('adds up after any history, however many write at once', async () => {
  const admin = await t.person('admin');
  await fc.assert(
    fc.asyncProperty(moneyRounds, async (rounds) => {
      const take = await startHistory(t, admin);
      for (const step of WHOLE_WAY) expect(await take(step), step.name).toBeUndefined();
      for (const together of rounds) {
        const codes = await Promise.all(together.map(take));
        expect(codes.filter((code) => !FAIR.has(code))).toEqual([]);
      }
      expect(await listMoneyFaults(t.db)).toEqual([]);
    }),
    // The embedded database takes one writer at a time: fewer histories say as much.
    { numRuns: isPostgres ? 8 : 3 },
  );
  const kinds = await t.db.execute('select distinct kind from ledger_transactions');
  expect(kinds.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['topup', 'hold', 'earning', 'payout_sent', 'payout_paid']),
  );
});

it('finds what is wrong when something is', async () => {
  await t.db.execute("update earnings set status = 'payable' where status = 'paid'");
  expect(await listMoneyFaults(t.db)).toContain(
    'somebody is owed another sum than their earnings say',
  );
});
