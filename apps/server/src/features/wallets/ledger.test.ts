import { ANONYMOUS } from '@chowk/domain/kernel';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/database';
import { databaseErrorOf, refusalFrom } from '../../contract/run/database-errors';
import { type Database, defineSystemStep, type Tx, withActor, withSystem } from '../../db';
import { newId } from '../../new-id';
import { balancePaise, type LedgerLine, postToLedger, replayedPaise } from './ledger';

const look = defineSystemStep('test.ledger', 'The test looks at every account.');

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

function asSystem<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  return withSystem(db, ANONYMOUS, look, work);
}

function post(lines: readonly LedgerLine[], key = newId()): Promise<string> {
  return asSystem((tx) =>
    postToLedger(
      { tx, newId },
      { kind: 'topup', key, referenceId: newId(), memo: 'Test', createdBy: null, lines },
    ),
  );
}

const wallet = (ownerId: string) => ({ kind: 'brand_wallet', ownerId }) as const;

function topup(ownerId: string, amountPaise: number, key?: string): Promise<string> {
  return post(
    [
      { account: { kind: 'bank' }, amountPaise: -amountPaise },
      { account: wallet(ownerId), amountPaise },
    ],
    key,
  );
}

describe('the ledger', () => {
  it('keeps the balance of an owned account equal to its entries, many writing at once', async () => {
    const brand = newId();
    await Promise.all(Array.from({ length: 20 }, (_, i) => topup(brand, 100 + i)));
    const [balance, replayed] = await asSystem(async (tx) => [
      await balancePaise(tx, wallet(brand)),
      await replayedPaise(tx, wallet(brand)),
    ]);
    expect([balance, replayed]).toEqual([2190, 2190]);
  });

  it('refuses what does not add up to zero, whoever commits', async () => {
    const refused = post([{ account: wallet(newId()), amountPaise: 5 }]);
    const error = await refused.catch((reason: unknown) => reason);
    expect(databaseErrorOf(error)?.code).toBe('23514');
  });

  it('refuses an account of somebody below zero, and leaves nothing of the try', async () => {
    const brand = newId();
    await topup(brand, 500);
    const error = await topup(brand, -501).catch((reason: unknown) => reason);
    expect(refusalFrom(error)).toMatchObject({ code: 'INSUFFICIENT_FUNDS' });
    expect(await asSystem((tx) => replayedPaise(tx, wallet(brand)))).toBe(500);
  });

  it('posts a key once', async () => {
    const key = newId();
    const brand = newId();
    const tries = await Promise.allSettled([1, 2, 3].map(() => topup(brand, 70, key)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await asSystem((tx) => balancePaise(tx, wallet(brand)))).toBe(70);
  });

  it.each(['ledger_entries', 'ledger_transactions'])('refuses to change %s', async (table) => {
    await topup(newId(), 1);
    for (const statement of [
      `update ${table} set created_at = now()`,
      `delete from ${table}`,
      `truncate ${table} cascade`,
    ]) {
      const asOwner = await db.execute(statement).catch((reason: unknown) => reason);
      expect(databaseErrorOf(asOwner)?.code, statement).toBe('23001');
      const asChowk = await asSystem((tx) => tx.execute(sql.raw(statement))).catch(
        (reason: unknown) => reason,
      );
      expect(databaseErrorOf(asChowk)?.code, statement).toMatch(/^(23001|42501)$/);
    }
  });

  it('shows nobody the accounts of another', async () => {
    await topup(newId(), 9);
    const stranger = { ...ANONYMOUS, uid: newId(), roles: ['brand'] as const };
    const rows = await withActor(db, stranger, 'read', (tx) =>
      tx.execute(sql`select id from ledger_accounts`),
    );
    expect(rows).toHaveLength(0);
  });

  it('names no owner for the platform’s own accounts and always one for the others', async () => {
    await expect(post([{ account: { kind: 'payee' }, amountPaise: 1 }])).rejects.toThrow('Whose');
    await expect(
      post([{ account: { kind: 'bank', ownerId: newId() }, amountPaise: 1 }]),
    ).rejects.toThrow('Whose');
  });
});
