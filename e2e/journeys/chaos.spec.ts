import { expect, test } from '@playwright/test';
import { chaosCommands } from '../harness/chaos-commands';
import { expectAllOnce, photosFor, sendAll } from '../harness/chaos-steps';
import { type ChaosWorld, startChaosWorld } from '../harness/chaos-world';
import { planKills } from '../harness/kill-plan';
import { listQueued, queueCommands } from '../harness/queue-commands';

const SECOND_MS = 1000;
const SEED = Number(process.env.CHOWK_CHAOS_SEED ?? Math.floor(Math.random() * 1e9));
const LINE = { seed: SEED, faultShare: 0.3, damageShare: 0.2 };

/** The person presses Save without a line; the browser dies as soon as it says that it is saved. */
async function saveAndDie(world: ChaosWorld): Promise<string[]> {
  world.proxy.line = 'dead';
  await world.open('/settings/profile');
  await world.page().getByLabel('Your name').fill('Asha Verma');
  await world.page().getByRole('button', { name: 'Save changes' }).click();
  await expect(world.page().getByText('Profile saved')).toBeVisible();
  await world.killBrowser();
  await world.open();
  const ids = await listQueued(world.page(), world.person.id);
  expect(ids, 'what was called saved is there').toHaveLength(1);
  world.proxy.line = 'bad';
  return ids;
}

test('work over a bad line, with servers, browsers and tabs killed: none lost, doubled or out of order @phone', async () => {
  process.stdout.write(`chaos: seed ${SEED}\n`);
  test.setTimeout(240 * SECOND_MS);
  const world = await startChaosWorld(LINE);
  try {
    const { id } = world.person;
    const saved = await saveAndDie(world);
    const photos = await photosFor(world, 2);
    const commands = chaosCommands(id, { drafts: 11, changes: 4, photos });
    const killed = planKills(world, SEED, ['server', 'browser', 'browser']);
    await queueCommands(world.page(), id, commands);
    await world.open();
    await killed;
    await sendAll(world);

    // Three tabs, of which one sends; it is closed in the middle of that.
    for (let tab = 0; tab < 2; tab += 1)
      await world.open('/dashboard', await world.browser().context.newPage());
    const more = chaosCommands(id, { drafts: 9, changes: 0, photos: [] });
    const closed = planKills(world, SEED, ['tab']);
    await queueCommands(world.page(), id, more);
    await Promise.all([closed, sendAll(world)]);

    await expectAllOnce(world, saved, [...commands, ...more]);
    process.stdout.write(`chaos: ${JSON.stringify(Object.fromEntries(world.proxy.faults))}\n`);
  } finally {
    await world.stop();
  }
});
