import { rupees } from '@chowk/domain/kernel';
import { topupReference } from '@chowk/domain/wallets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app';
import { type MoneyWorld, moneyWorld, type TestBrand } from '../../../test/world/money-world';
import { registerPlatform } from '../../../test/world/supplier';
import { newId } from '../../new-id';

let t: TestApp;
let world: MoneyWorld;
let brand: TestBrand;
let admin: TestBrand['actor'];
beforeAll(async () => {
  t = await startTestApp();
  await registerPlatform(t.db);
  world = moneyWorld(t);
  brand = await world.brand();
  admin = await t.person('admin');
});
afterAll(() => t.close());

const utr = () => newId().replaceAll('-', '').slice(-22).toUpperCase();

async function announced(amount_paise = rupees(5_000), actor = brand.actor): Promise<string> {
  const id = newId();
  const { status } = await t.command('wallet_topup_request', { id, amount_paise }, { actor });
  expect(status).toBe(200);
  return id;
}

async function balance({ actor }: TestBrand): Promise<unknown> {
  return (await t.get('/rest/v1/wallet', { actor })).body.balance_paise;
}

describe('filling a wallet', () => {
  it('is announced, paid under our reference, confirmed from the bank statement, and shown', async () => {
    const own = await world.brand();
    const id = newId();
    const asked = await t.command(
      'wallet_topup_request',
      { id, amount_paise: 500_050 },
      { actor: own.actor },
    );
    const reference = topupReference(id);
    expect(asked.body.upi_link).toContain(
      `pa=chowk.test%40upi&pn=Chowk&am=5000.50&cu=INR&tr=${reference}`,
    );
    expect(asked.body.topup).toMatchObject({ status: 'requested', reference });
    const bank_reference = utr();
    const claimed = await t.command(
      'wallet_topup_claim',
      { id, claimed_reference: ` ${bank_reference.toLowerCase()} ` },
      { actor: own.actor },
    );
    expect(claimed.body.claimed_reference).toBe(bank_reference);
    expect(await balance(own)).toBe(0);
    const confirmed = await t.command(
      'wallet_topup_confirm',
      { id, bank_reference },
      { actor: admin },
    );
    expect(confirmed.body).toMatchObject({ status: 'confirmed', bank_reference });
    expect(await balance(own)).toBe(500_050);
    const statement = await t.get('/rest/v1/wallet_statement', { actor: own.actor });
    expect(statement.body.items).toMatchObject([
      { kind: 'topup', memo: bank_reference, amount_paise: 500_050, campaign_id: null },
    ]);
  });

  it('credits what really came', async () => {
    const own = await world.brand();
    const id = await announced(rupees(1_000), own.actor);
    const input = { id, bank_reference: utr(), amount_paise: rupees(999) };
    const { body } = await t.command('wallet_topup_confirm', input, { actor: admin });
    expect(body.amount_paise).toBe(rupees(999));
    expect(await balance(own)).toBe(rupees(999));
  });

  it('takes a line of the bank statement once, also when two admins enter it at once', async () => {
    const own = await world.brand();
    const bank_reference = utr();
    const ids = await Promise.all([1, 2, 3].map(() => announced(rupees(100), own.actor)));
    const answers = await Promise.all(
      ids.map((id) => t.command('wallet_topup_confirm', { id, bank_reference }, { actor: admin })),
    );
    expect(answers.map(({ body }) => body.code ?? 'ok').sort()).toEqual([
      'REFERENCE_USED',
      'REFERENCE_USED',
      'ok',
    ]);
    expect(await balance(own)).toBe(rupees(100));
  });

  it('is decided once', async () => {
    const own = await world.brand();
    const id = await announced(rupees(100), own.actor);
    const refused = await t.command(
      'wallet_topup_reject',
      { id, reason: 'Not on the statement' },
      { actor: admin },
    );
    expect(refused.body).toMatchObject({ status: 'rejected', reason: 'Not on the statement' });
    for (const [name, input, actor] of [
      ['wallet_topup_confirm', { id, bank_reference: utr() }, admin],
      ['wallet_topup_reject', { id, reason: 'Again' }, admin],
      ['wallet_topup_claim', { id, claimed_reference: utr() }, own.actor],
    ] as const) {
      expect((await t.command(name, input, { actor })).body.code, name).toBe('WRONG_STATE');
    }
    expect(await balance(own)).toBe(0);
  });

  const NO_SUMS = [0, -rupees(500), rupees(1_00_00_000) + 1, 10_000.5, 1e300, 'ten', null];

  it.each([rupees(99), ...NO_SUMS])('refuses to announce %s paise', async (amount_paise) => {
    const input = { id: newId(), amount_paise };
    const answer = await t.command('wallet_topup_request', input, { actor: brand.actor });
    expect(answer.body.code).toBe('VALIDATION_FAILED');
  });

  it.each(NO_SUMS)('refuses to credit %s paise', async (amount_paise) => {
    const input = { id: await announced(), bank_reference: utr(), amount_paise };
    const answer = await t.command('wallet_topup_confirm', input, { actor: admin });
    expect(answer.body.code).toBe('VALIDATION_FAILED');
  });

  it.each(['', 'short', 'has spaces and ünicode', 'X'.repeat(36)])(
    'refuses “%s” as a bank reference',
    async (bank_reference) => {
      const answer = await t.command(
        'wallet_topup_confirm',
        { id: await announced(), bank_reference },
        { actor: admin },
      );
      expect(answer.body.details).toEqual({
        fields: [{ path: 'bank_reference', rule: 'bank_reference' }],
      });
    },
  );
});

describe('another’s wallet', () => {
  it('cannot be seen, claimed or decided', async () => {
    const id = await announced();
    const other = await world.brand();
    const claim = { id, claimed_reference: utr() };
    const claimed = await t.command('wallet_topup_claim', claim, { actor: other.actor });
    expect(claimed.body.code).toBe('PGRST116');
    for (const actor of [other.actor, brand.actor, (await world.store()).actor]) {
      const confirm = { id, bank_reference: utr() };
      expect((await t.command('wallet_topup_confirm', confirm, { actor })).body.code).toBe(
        'FORBIDDEN',
      );
      const reject = { id, reason: 'Mine' };
      expect((await t.command('wallet_topup_reject', reject, { actor })).body.code).toBe(
        'FORBIDDEN',
      );
      for (const path of ['ledger', 'ledger_totals']) {
        expect((await t.get(`/rest/v1/${path}`, { actor })).body.code, path).toBe('FORBIDDEN');
      }
    }
    const list = await t.get('/rest/v1/wallet_topups', { actor: other.actor });
    expect(list.body.items).toEqual([]);
    expect((await t.get('/rest/v1/wallet_statement', { actor: other.actor })).body.items).toEqual(
      [],
    );
    const store = await world.store();
    for (const path of ['wallet', 'wallet_statement', 'wallet_topups']) {
      expect((await t.get(`/rest/v1/${path}`, { actor: store.actor })).body.code).toBe('FORBIDDEN');
    }
    const request = { id: newId(), amount_paise: rupees(500) };
    expect(
      (await t.command('wallet_topup_request', request, { actor: store.actor })).body.code,
    ).toBe('FORBIDDEN');
  });
});
