import { describe, expect, it } from 'vitest';
import { createGate } from './hash-gate';

function job() {
  let finish = () => {};
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { work: () => done, finish };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('the gate before hashing', () => {
  it('never runs more at once than it was told, and starts the next when one ends', async () => {
    const gate = createGate(2, 10);
    const jobs = Array.from({ length: 5 }, job);
    let running = 0;
    let most = 0;
    const all = jobs.map(({ work }) =>
      gate.run(async () => {
        running += 1;
        most = Math.max(most, running);
        await work();
        running -= 1;
      }),
    );
    for (const { finish } of jobs) {
      await settle();
      finish();
    }
    await Promise.all(all);
    expect(most).toBe(2);
  });

  it('asks to come back later when too many wait', async () => {
    const gate = createGate(1, 1);
    const first = job();
    const second = job();
    const kept = [gate.run(first.work), gate.run(second.work)];
    await expect(gate.run(second.work)).rejects.toMatchObject({ status: 503 });
    first.finish();
    second.finish();
    await Promise.all(kept);
  });

  it('gives its place up when the work fails', async () => {
    const gate = createGate(1, 1);
    await expect(gate.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(gate.run(async () => 1)).resolves.toBe(1);
  });
});
