import type { PayoutDetails } from '@chowk/domain/accounts';
import type { Actor } from '@chowk/domain/kernel';
import { DAY_MS, HOUR_MS } from '@chowk/domain/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app';
import { movableClock } from '../../../../test/auth-server';
import { createPerson } from '../../auth';

const clock = movableClock();
let t: TestApp;
beforeAll(async () => {
  t = await startTestApp({ ports: { nowMs: clock.nowMs } });
});
afterAll(() => t.close());

type Person = Actor & { uid: string };

let count = 0;
/** With a login, as everybody has who can be told something. */
async function person(): Promise<Person> {
  count += 1;
  const login = { email: `hold${count}@example.com`, password: 'correct horse' };
  const { id } = await createPerson(t.ports, { ...login, fullName: 'Naresh', roles: ['retailer'] });
  return {
    uid: id,
    actorId: id,
    roles: ['retailer'],
    sessionId: null,
    actingForShopId: null,
    authenticatedAtMs: clock.nowMs(),
  };
}

/** As somebody who has just signed in. */
const run = async (actor: Actor, input: unknown, name = 'payout_details_update') =>
  t.command(name, input, { actor: { ...actor, authenticatedAtMs: clock.nowMs() } });
const details = async (actor: Actor) =>
  (await t.get('/rest/v1/payout_details', { actor })).body as unknown as PayoutDetails;
const told = async ({ uid }: Person) =>
  (
    await t.db.execute(
      "select payload->>'change' as change from notifications where profile_id = $1 order by id",
      [uid],
    )
  ).map(({ change }) => change);

describe('a changed UPI ID', () => {
  it('waits a day before money goes there, the first one does not', async () => {
    const me = await person();
    await run(me, { upi_id: 'naresh@okbank' });
    expect((await details(me)).usable_from).toBeNull();
    await run(me, { upi_id: 'thief@okbank' });
    const { usable_from } = await details(me);
    const waitMs = Date.parse(usable_from ?? '') - clock.nowMs();
    expect(waitMs).toBeGreaterThan(23 * HOUR_MS);
    expect(waitMs).toBeLessThanOrEqual(DAY_MS);
    clock.advance(DAY_MS);
    expect((await details(me)).usable_from).toBeNull();
    expect(await told(me)).toEqual(['upi-changed', 'upi-changed']);
  });

  it('cannot be hurried by removing the old one first, nor does the same one wait', async () => {
    const me = await person();
    await run(me, { upi_id: 'naresh@okbank' });
    await run(me, { upi_id: 'naresh@okbank', pan: 'ABCPE1231F' });
    expect((await details(me)).usable_from).toBeNull();
    await run(me, { upi_id: null });
    await run(me, { upi_id: 'thief@okbank' });
    expect((await details(me)).usable_from).not.toBeNull();
    expect(await told(me)).toEqual(['upi-changed', 'pan-changed', 'upi-changed', 'upi-changed']);
  });

  it('waits as long as the figure of the business says', async () => {
    const me = await person();
    await t.db.execute("insert into platform_config (key, value) values ('upi_wait_hours', '2')");
    await run(me, { upi_id: 'naresh@okbank' });
    await run(me, { upi_id: 'other@okbank' });
    const { usable_from } = await details(me);
    expect(Date.parse(usable_from ?? '') - clock.nowMs()).toBeLessThanOrEqual(2 * HOUR_MS);
  });
});

describe('frozen payouts', () => {
  const freeze = ({ uid }: Person) =>
    t.db.execute('update payout_details set frozen_at = now() where profile_id = $1', [uid]);

  it('go out again when their owner says so with a recent sign-in, and by nothing else', async () => {
    const me = await person();
    const other = await person();
    await run(me, { upi_id: 'naresh@okbank' });
    await freeze(me);
    await run(me, { upi_id: 'mine@okbank' });
    await run(other, {}, 'payout_details_unfreeze');
    const stale = { ...me, authenticatedAtMs: clock.nowMs() - HOUR_MS };
    const refused = await t.command('payout_details_unfreeze', {}, { actor: stale });
    expect(refused.body.code).toBe('STEP_UP_NEEDED');
    expect((await details(me)).frozen_at).not.toBeNull();
    expect((await run(me, {}, 'payout_details_unfreeze')).body).toMatchObject({ frozen_at: null });
  });
});
