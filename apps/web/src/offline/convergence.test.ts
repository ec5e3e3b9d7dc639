import 'fake-indexeddb/auto';
import '../../test/browser-stand-ins';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { enqueue } from './outbox/outbox';
import type { PendingUpload } from './outbox/queue-row';
import { LONGEST_PAUSE_MS } from './send/backoff';
import { type SendReport, sendQueue } from './send/send-queue';
import { MOST_FAULTS } from './send/settle';
import { offlineDatabase } from './store/database';
import { deleteDatabase } from './store/delete-database';
import type { OfflineDatabase } from './store/schema';
import { FAULTS, FakeServer, type Fault, type TestInput } from './test/fake-server';
import { signIn } from './test/signed-in';

/** A command on one of a few entities, with or without photos and a dependency. */
const stepOf = fc.record({
  target: fc.integer({ min: 0, max: 3 }),
  isPoison: fc.boolean(),
  photos: fc.integer({ min: 0, max: 2 }),
  /** How many steps back the command it depends on is; 0 for none. */
  needsBack: fc.integer({ min: 0, max: 3 }),
});
type Step = { target: number; isPoison: boolean; photos: number; needsBack: number };

const scenario = fc.record({
  steps: fc.array(stepOf, { minLength: 1, maxLength: 14 }),
  faults: fc.array(fc.constantFrom<Fault>(...FAULTS), { maxLength: 30 }),
  /** After how many steps the sender runs. */
  pauses: fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 4 }),
});

let people = 0;
let made = 0;

function nextId(): string {
  made += 1;
  return `01900000-0000-7000-8000-${made.toString(16).padStart(12, '0')}`;
}

async function queue(step: Step, ids: string[]): Promise<void> {
  const id = nextId();
  const need = step.needsBack > 0 ? ids.at(-step.needsBack) : undefined;
  const photos = Array.from({ length: step.photos }, (_, place) => `${id}-${place}.jpg`);
  const data: TestInput = {
    target: `shops:${step.target}`,
    photos,
    needs: need ? [need] : [],
    // One in four, so that most of a queue can arrive.
    isPoison: step.isPoison && step.needsBack === 3,
  };
  await enqueue({
    id,
    type: 'test_do',
    data,
    target: data.target,
    dependsOn: data.needs ?? [],
    blobs: photos.map((path) => ({ bucket: 'shop_photos', path, blob: new Blob(['photo']) })),
  });
  ids.push(id);
}

async function sendUntilCalm(
  database: OfflineDatabase,
  personId: string,
  server: FakeServer,
): Promise<void> {
  const ports = server.ports(
    () => personId,
    () => 0.5,
  );
  // Every fault is used once and may cost a wait; the bound only catches a queue that hangs.
  for (let round = 0; round < 80; round += 1) {
    server.expectKill();
    const end: SendReport | undefined = await Promise.race([
      sendQueue(database, personId, ports),
      server.killed.then(() => undefined),
    ]);
    server.nowMs += LONGEST_PAUSE_MS;
    if (end?.end === 'idle' && end.failed === 0) return;
  }
  throw new Error('The queue never came to rest');
}

function isStuck(row: PendingUpload, left: readonly PendingUpload[]): boolean {
  const isHopeless = (row.faultCount ?? 0) > MOST_FAULTS;
  if (row.state === 'needs_attention') return (row.data as TestInput).isPoison || isHopeless;
  const isBehind = left.some((one) => one.target === row.target && one.seq < row.seq);
  return isBehind || row.dependsOn.some((id) => left.some((one) => one.id === id));
}

it('loses, duplicates and reorders nothing, whatever the network does', async () => {
  await fc.assert(
    fc.asyncProperty(scenario, async ({ steps, faults, pauses }) => {
      people += 1;
      const personId = `converging-${people}`;
      signIn(personId);
      const database = await offlineDatabase(personId);
      const left = [...faults];
      const server = new FakeServer(() => left.shift() ?? 'none');
      const ids: string[] = [];
      const stops = new Set(pauses);
      for (const [place, step] of steps.entries()) {
        await queue(step, ids);
        if (stops.has(place)) await sendUntilCalm(database, personId, server);
      }
      await sendUntilCalm(database, personId, server);

      const waiting = await database.getAllFromIndex('pendingUploads', 'seq');
      const arrived = server.log.map(({ id }) => id);
      expect(server.violations).toEqual([]);
      expect(new Set(arrived).size).toBe(arrived.length);
      expect([...arrived, ...waiting.map(({ id }) => id)].sort()).toEqual([...ids].sort());
      for (const row of waiting) expect(isStuck(row, waiting)).toBe(true);
      for (const { target } of server.log) {
        const order = server.log.filter((one) => one.target === target).map(({ id }) => id);
        expect(order).toEqual(ids.filter((id) => order.includes(id)));
      }
      // Photos leave the device with their command's receipt, and not before.
      const kept = new Set(waiting.flatMap(({ blobs }) => blobs.map(({ id }) => id)));
      expect(new Set(await database.getAllKeys('blobs'))).toEqual(kept);
      await deleteDatabase(personId);
    }),
    { numRuns: 25 },
  );
}, 30_000);
