import { expect, test } from '@playwright/test';
import { chaosCommands } from '../../harness/chaos/commands';
import { planKills } from '../../harness/chaos/kill-plan';
import { queueCommands } from '../../harness/chaos/queue-commands';
import { saveAndDie } from '../../harness/chaos/save-and-die';
import { BAD_LINE, SEED } from '../../harness/chaos/seed';
import { expectAllOnce, photosFor, sendAll } from '../../harness/chaos/steps';
import { startChaosWorld } from '../../harness/chaos/world';

test('work over a bad line, with servers, browsers and tabs killed: none lost, doubled or out of order @phone', async () => {
  process.stdout.write(`chaos: seed ${SEED}\n`);
  const world = await startChaosWorld(BAD_LINE);
  try {
    const { id } = world.person;
    const saved = await saveAndDie(world, 'Asha Verma');
    expect(saved, 'what was called saved is there').toHaveLength(1);
    const photos = await photosFor(world, 2);
    const commands = chaosCommands(id, { drafts: 11, changes: 4, photos });
    await queueCommands(world.page(), id, commands);
    const killed = planKills(world, SEED, ['server', 'browser']);
    world.proxy.line = 'bad';
    await Promise.all([killed, sendAll(world)]);

    // Three tabs, of which one sends; it is closed in the middle of that.
    for (let tab = 0; tab < 2; tab += 1) {
      await world.open('/dashboard', await world.browser().context.newPage());
    }
    const more = chaosCommands(id, { drafts: 9, changes: 0, photos: [] });
    world.proxy.line = 'dead';
    await queueCommands(world.page(), id, more);
    const closed = planKills(world, SEED, ['tab']);
    world.proxy.line = 'bad';
    await Promise.all([closed, sendAll(world)]);

    await expectAllOnce(world, saved, [...commands, ...more]);
    process.stdout.write(`chaos: ${JSON.stringify(Object.fromEntries(world.proxy.faults))}\n`);
  } finally {
    await world.stop();
  }
});
