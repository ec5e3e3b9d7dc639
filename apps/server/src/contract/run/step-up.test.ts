import { defineCommand, MINUTE_MS, only, textField } from '@chowk/domain/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp, type TestApp } from '../../../test/app';
import { newId } from '../../new-id';
import { implementCommand } from '../implement';

const MAX_LABEL = 20;
const moneyMove = defineCommand({
  name: 'money_move',
  summary: 'Moves money',
  input: z.object({ to: textField(MAX_LABEL) }),
  output: z.object({ done: z.boolean() }),
  access: only('brand'),
  entity: 'platform_stats',
  stepUp: true,
});

let t: TestApp;
let runs = 0;
beforeAll(async () => {
  const move = implementCommand(moneyMove, async () => {
    runs += 1;
    return { done: true };
  });
  t = await startTestApp({ features: [{ name: 'money', commands: [move], queries: [] }] });
});
afterAll(() => t.close());

const signedInAgo = async (ageMs: number) => ({
  ...(await t.person('brand')),
  authenticatedAtMs: t.ports.nowMs() - ageMs,
});

describe('a command that requires a recent sign-in', () => {
  it('runs for somebody who has just signed in', async () => {
    const actor = await signedInAgo(MINUTE_MS);
    expect((await t.command('money_move', { to: 'bank' }, { actor })).status).toBe(200);
  });

  it('is refused after an older sign-in, and runs under the same key once confirmed', async () => {
    const actor = await signedInAgo(11 * MINUTE_MS);
    const key = newId();
    const before = runs;
    const refused = await t.command('money_move', { to: 'bank' }, { actor, key });
    expect([refused.status, refused.body.code]).toEqual([403, 'STEP_UP_NEEDED']);
    expect(runs).toBe(before);

    const confirmed = { ...actor, authenticatedAtMs: t.ports.nowMs() };
    const done = await t.command('money_move', { to: 'bank' }, { actor: confirmed, key });
    expect(done.body).toEqual({ done: true });
    expect(runs).toBe(before + 1);
  });

  it('checks access and input first', async () => {
    const actor = await signedInAgo(11 * MINUTE_MS);
    const store = { ...(await t.person('retailer')), authenticatedAtMs: actor.authenticatedAtMs };
    const asStore = await t.command('money_move', { to: 'bank' }, { actor: store });
    expect(asStore.body.code).toBe('FORBIDDEN');
    expect((await t.command('money_move', {}, { actor })).body.code).toBe('VALIDATION_FAILED');
  });

  it('is refused in a batch too, without blocking the others', async () => {
    const actor = await signedInAgo(11 * MINUTE_MS);
    const commands = [{ id: newId(), name: 'money_move', input: { to: 'bank' } }];
    const { body } = await t.request('/functions/v1/batch', {
      method: 'POST',
      body: JSON.stringify({ commands }),
      actor,
    });
    expect(body.results).toMatchObject([{ status: 403, error: { code: 'STEP_UP_NEEDED' } }]);
  });
});
