import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IDLE_MS, pauseBackground, whenNotPaused } from './pause-background';

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

describe('pausing background work', () => {
  it('delays nothing by default', async () => {
    const lists = watch(whenNotPaused());
    const ahead = watch(whenNotPaused(IDLE_MS));
    await pass(0);
    expect([lists.isOver, ahead.isOver]).toEqual([true, true]);
  });

  it('resumes when the last caller has released it, however often each does so', async () => {
    const endOne = pauseBackground();
    const endOther = pauseBackground();
    const due = watch(whenNotPaused());
    endOne();
    endOne();
    await pass(IDLE_MS);
    expect(due.isOver).toBe(false);
    endOther();
    await pass(0);
    expect(due.isOver).toBe(true);
  });

  it('delays prefetching until the camera has been closed for a while', async () => {
    const end = pauseBackground();
    const ahead = watch(whenNotPaused(IDLE_MS));
    end();
    await pass(IDLE_MS - 1);
    const endAgain = pauseBackground();
    await pass(IDLE_MS);
    expect(ahead.isOver).toBe(false);
    endAgain();
    await pass(IDLE_MS - 1);
    expect(ahead.isOver).toBe(false);
    await pass(1);
    expect(ahead.isOver).toBe(true);
  });
});
