import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CALM_MS, keepStill, whenNotStill } from './pause-background';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watch(promise: Promise<void>): { isOver: boolean } {
  const seen = { isOver: false };
  void promise.then(() => {
    seen.isOver = true;
  });
  return seen;
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('keeping still', () => {
  it('holds nothing up where nobody asked for it', async () => {
    const lists = watch(whenNotStill());
    const ahead = watch(whenNotStill(CALM_MS));
    await pass(0);
    expect([lists.isOver, ahead.isOver]).toEqual([true, true]);
  });

  it('goes on once the last who asked is done, however often each says so', async () => {
    const endOne = keepStill();
    const endOther = keepStill();
    const due = watch(whenNotStill());
    endOne();
    endOne();
    await pass(CALM_MS);
    expect(due.isOver).toBe(false);
    endOther();
    await pass(0);
    expect(due.isOver).toBe(true);
  });

  it('lets fetching ahead wait until the camera stays closed', async () => {
    const end = keepStill();
    const ahead = watch(whenNotStill(CALM_MS));
    end();
    await pass(CALM_MS - 1);
    const endAgain = keepStill();
    await pass(CALM_MS);
    expect(ahead.isOver).toBe(false);
    endAgain();
    await pass(CALM_MS - 1);
    expect(ahead.isOver).toBe(false);
    await pass(1);
    expect(ahead.isOver).toBe(true);
  });
});
