import { HOUR_MS, MINUTE_MS } from '@chowk/domain/kernel';
import { LEAD_CODE } from '@chowk/domain/leads';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Leads, startLeads } from '../../../../test/world/leads';
import type { Store } from '../../../../test/world/market';
import { leadCodes } from '../../../db/schema/leads';
import { newId } from '../../../new-id';

let t: Leads;
beforeAll(async () => {
  t = await startLeads();
});
afterAll(() => t.close());

const run = (name: string, input: unknown, actor: Store['owner']) =>
  t.command(name, input, { actor });

it('counts every guess of many that come at once, and the right one after them opens nothing', async () => {
  const ravi = await t.person('bizman');
  const { id } = await t.create(ravi);
  await run('lead_send_otp', { id }, ravi);
  const right = await t.readCode();
  const wrong = Array.from({ length: 9 }, (_, i) => `00000${i}`).filter((each) => each !== right);
  const answers = await Promise.all(
    wrong.slice(0, 8).map((code) => run('lead_verify_phone', { id, code }, ravi)),
  );
  const outcomes = answers.map(({ body }) => String(body.outcome)).sort();
  expect(outcomes).toEqual([...Array(3).fill('expired'), 'spent', ...Array(4).fill('wrong')]);
  const late = await run('lead_verify_phone', { id, code: right }, ravi);
  expect(late.body).toMatchObject({ outcome: 'expired', lead: { phone_verified: false } });
});

it('reads a code as six digits or not at all, and a refused form is no guess', async () => {
  const ravi = await t.person('bizman');
  const { id } = await t.create(ravi);
  const unsent = await run('lead_verify_phone', { id, code: '123456' }, ravi);
  expect(unsent.body).toMatchObject({ outcome: 'expired' });
  await run('lead_send_otp', { id }, ravi);
  const right = await t.readCode();
  for (const code of ['12345', '1234567', 'abcdef', '१२३४५६', '', `${right}0`]) {
    const { body } = await run('lead_verify_phone', { id, code }, ravi);
    expect(body.code, code).toBe('VALIDATION_FAILED');
  }
  const { body } = await run('lead_verify_phone', { id, code: ` ${right} ` }, ravi);
  expect(body).toMatchObject({ outcome: 'verified', guesses_left: LEAD_CODE.guesses });
});

it('one number gets few messages a day, whoever asks and however often its lead is written anew', async () => {
  const [ravi, meena] = [await t.person('bizman'), await t.person('bizman')];
  const admin = await t.person('admin');
  const lead = await t.requested(ravi);
  const [request] = (await t.get('/rest/v1/activation_requests', { actor: admin })).body.items as {
    id: string;
  }[];
  await run('activation_reject', { id: request?.id, reason: 'Photo of another shop' }, admin);
  const again = await t.create(meena, { phone: lead.phone });
  for (let sent = 1; sent < LEAD_CODE.perPhone.most; sent++) {
    t.clock.ms += 2 * MINUTE_MS;
    expect((await run('lead_send_otp', { id: again.id }, meena)).status).toBe(200);
  }
  t.clock.ms += 2 * MINUTE_MS;
  const { body } = await run('lead_send_otp', { id: again.id }, meena);
  expect(body.code).toBe('RATE_LIMITED');
  const { retryAfterS } = body.details as { retryAfterS: number };
  expect(retryAfterS).toBeGreaterThan(23 * 60 * 60);
});

it('one bizman sends few messages an hour, and another is not held up by it', async () => {
  const [ravi, meena] = [await t.person('bizman'), await t.person('bizman')];
  const [mine, theirs] = [await t.create(ravi), await t.create(meena)];
  const { most, withinMs } = LEAD_CODE.perSender;
  // As if to as many owners, each a minute after the other.
  const rows = Array.from({ length: most }, (_, i) => ({
    id: newId(),
    lead_id: mine.id,
    phone: `+9197${String(10_000_000 + i)}`,
    sent_by: ravi.uid,
    code_sealed: null,
    sent_at: new Date(t.clock.ms - i * MINUTE_MS),
    expires_at: new Date(t.clock.ms),
  }));
  await t.asSystem((tx) => tx.insert(leadCodes).values(rows));
  const held = await run('lead_send_otp', { id: mine.id }, ravi);
  expect(held.body).toMatchObject({
    code: 'RATE_LIMITED',
    details: { retryAfterS: (withinMs - (most - 1) * MINUTE_MS) / 1000 },
  });
  expect((await run('lead_send_otp', { id: theirs.id }, meena)).status).toBe(200);
  t.clock.ms += HOUR_MS;
  expect((await run('lead_send_otp', { id: mine.id }, ravi)).status).toBe(200);
});
