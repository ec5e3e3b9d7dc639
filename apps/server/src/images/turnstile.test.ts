import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { openImages } from './images';
import { photoBytes } from './test/photos';
import { openTurnstile } from './turnstile';

describe('openTurnstile', () => {
  it('runs no more than allowed at once, in order, and all of them', async () => {
    const pass = openTurnstile({ atOnce: 2, maxWaiting: 50 });
    const started: number[] = [];
    let running = 0;
    let most = 0;
    const jobs = Array.from({ length: 20 }, (_, i) =>
      pass(async () => {
        started.push(i);
        most = Math.max(most, ++running);
        await wait(1);
        running--;
        return i;
      }),
    );
    const order = Array.from({ length: 20 }, (_, i) => i);
    expect(await Promise.all(jobs)).toEqual(order);
    expect(started).toEqual(order);
    expect(most).toBe(2);
  });

  it('frees the place of a job that failed', async () => {
    const pass = openTurnstile({ atOnce: 1, maxWaiting: 1 });
    const failing = pass(() => Promise.reject(new Error('no')));
    const next = pass(async () => 'yes');
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('yes');
  });

  it('turns people away when the line is full', async () => {
    const pass = openTurnstile({ atOnce: 1, maxWaiting: 1 });
    const jobs = [1, 2].map((i) => pass(() => wait(5, i)));
    await expect(pass(async () => 3)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      details: { retryAfterS: 5 },
    });
    expect(await Promise.all(jobs)).toEqual([1, 2]);
  });
});

describe('many photos at once', () => {
  it('keeps the event loop free for others', async () => {
    const images = openImages({ atOnce: 2 });
    const bytes = await photoBytes({ width: 1600, height: 1200 });
    await images.readPhoto(bytes);
    const before = performance.eventLoopUtilization();
    const photos = await Promise.all(Array.from({ length: 12 }, () => images.readPhoto(bytes)));
    const { utilization } = performance.eventLoopUtilization(before);
    expect(photos).toHaveLength(12);
    // Near 0.08 when measured; decoding on the main thread would make it 1.
    expect(utilization).toBeLessThan(0.5);
  });
});
