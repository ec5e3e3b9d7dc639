import { expect, test } from '@playwright/test';
import { chaosCommands } from '../harness/chaos/commands';
import { queueCommands } from '../harness/chaos/queue-commands';
import { BAD_LINE } from '../harness/chaos/seed';
import { expectAllOnce, photosFor, sendAll } from '../harness/chaos/steps';
import { startChaosWorld } from '../harness/chaos/world';
import { callerOf } from '../harness/people/call';

const MINUTE_MS = 60_000;
const PHOTOS = 300;
/** So many pass through the test's own wire at once. */
const AT_ONCE = 20;

test(`${PHOTOS} photos, one piece in five damaged on its way`, async () => {
  const world = await startChaosWorld(BAD_LINE);
  try {
    const { person, proxy } = world;
    await world.open();
    proxy.line = 'dead';
    const drawn = await photosFor(world, AT_ONCE);
    // Told apart by what follows a photo's end, where nobody looks but the digest.
    const photos = Array.from({ length: PHOTOS }, (_, place) =>
      Buffer.concat([drawn[place % AT_ONCE] ?? Buffer.alloc(0), Buffer.from(`photo ${place}`)]),
    );
    const commands = chaosCommands(person.id, { drafts: PHOTOS, changes: 0, photos });
    for (let first = 0; first < commands.length; first += AT_ONCE) {
      await queueCommands(world.page(), person.id, commands.slice(first, first + AT_ONCE));
    }
    proxy.line = 'bad';
    await world.open();
    await sendAll(world, 15 * MINUTE_MS);
    const damaged = proxy.faults.get('damaged photo') ?? 0;
    expect(damaged).toBeGreaterThan(PHOTOS / 10);
    const caller = await callerOf(world.serverUrl, person);
    const paths = commands.flatMap(({ photo }) => photo?.path ?? []);
    expect(paths).toHaveLength(PHOTOS);
    for (const path of paths) await caller.download('brand-logos', path);
    await expectAllOnce(world, [], commands);
    process.stdout.write(`  ${JSON.stringify(Object.fromEntries(proxy.faults))}\n`);
  } finally {
    await world.stop();
  }
});
