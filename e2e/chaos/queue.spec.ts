import { expect, test } from '@playwright/test';
import { chaosCommands } from '../harness/chaos/commands';
import { planKills } from '../harness/chaos/kill-plan';
import { listQueued, queueCommands } from '../harness/chaos/queue-commands';
import { saveAndDie } from '../harness/chaos/save-and-die';
import { BAD_LINE, SEED } from '../harness/chaos/seed';
import { expectAllOnce, sendAll } from '../harness/chaos/steps';
import { type ChaosWorld, startChaosWorld } from '../harness/chaos/world';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const SAVES = 20;

let world: ChaosWorld;
test.beforeEach(async () => {
  world = await startChaosWorld(BAD_LINE);
});
test.afterEach(() => world.stop());

test('a thousand commands, ten dead servers, five dead browsers', async () => {
  const { id } = world.person;
  await world.open();
  const commands = chaosCommands(id, { drafts: 99, changes: 9, photos: [] });
  expect(commands).toHaveLength(1000);
  const victims = [
    ...Array.from({ length: 10 }, () => 'server' as const),
    ...Array.from({ length: 5 }, () => 'browser' as const),
  ];
  world.proxy.line = 'dead';
  await queueCommands(world.page(), id, commands);
  const killed = planKills(world, SEED, victims);
  world.proxy.line = 'bad';
  await Promise.all([killed, sendAll(world, 15 * MINUTE_MS)]);
  await expectAllOnce(world, [], commands);
  process.stdout.write(`  ${JSON.stringify(Object.fromEntries(world.proxy.faults))}\n`);
});

test('one bad item among a hundred stops nobody else and stays', async () => {
  const { id } = world.person;
  await world.open();
  const commands = chaosCommands(id, { drafts: 99, changes: 0, photos: [] });
  const poison = { ...commands[49], data: { id: crypto.randomUUID(), title: '' } };
  const all = commands.map((one, place) => (place === 49 ? { ...one, ...poison } : one));
  await queueCommands(world.page(), id, all);
  await world.open();
  await sendAll(world, 5 * MINUTE_MS, [poison.id ?? '']);
  await expectAllOnce(
    world,
    [],
    all.filter((one) => one.id !== poison.id),
  );
});

test(`killed right after "saved", ${SAVES} times`, async () => {
  let saved: string[] = [];
  for (let time = 1; time <= SAVES; time += 1) {
    // What has not left yet is one with the next change, so there may be fewer than were saved.
    saved = await saveAndDie(world, `Asha ${'Rai'.repeat(time)}`);
    expect(saved.length, `save ${time}`).toBeGreaterThan(0);
  }
  world.proxy.line = 'bad';
  await sendAll(world, 5 * MINUTE_MS);
  await expectAllOnce(world, saved, []);
});

test('a clock a day ahead, then a day behind', async () => {
  const { id } = world.person;
  const commands = chaosCommands(id, { drafts: 4, changes: 4, photos: [] });
  const half = commands.length / 2;
  await world.browser().context.clock.install({ time: Date.now() + DAY_MS });
  await world.open();
  world.proxy.line = 'dead';
  await queueCommands(world.page(), id, commands.slice(0, half));
  await world.open();
  await world.killBrowser();
  await world.browser().context.clock.install({ time: Date.now() - DAY_MS });
  await world.open();
  await queueCommands(world.page(), id, commands.slice(half));
  expect(await listQueued(world.page(), id)).toHaveLength(commands.length);
  world.proxy.line = 'bad';
  await world.open();
  await sendAll(world, 5 * MINUTE_MS);
  await expectAllOnce(world, [], commands);
});
