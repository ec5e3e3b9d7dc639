import '../../../test/browser-stand-ins';
import { MINUTE_MS } from '@chowk/domain/kernel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { retryUntilDone } from './retry-until-done';

let failures = 0;
const task = vi.fn(async () => {
  if (failures === 0) return;
  failures -= 1;
  throw new TypeError('Failed to fetch');
});
let online: () => void = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  task.mockClear();
  const target = new EventTarget();
  vi.stubGlobal('window', target);
  online = () => target.dispatchEvent(new Event('online'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a task that needs the network', () => {
  it('runs once, and not again with the next network', async () => {
    failures = 0;
    retryUntilDone(task);
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    online();
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect(task).toHaveBeenCalledTimes(1);
  });

  it('is retried without an online event', async () => {
    failures = 2;
    retryUntilDone(task);
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect(task).toHaveBeenCalledTimes(3);
  });

  it('is retried at once with the network, and never in parallel', async () => {
    failures = 1;
    retryUntilDone(task);
    online();
    await vi.advanceTimersByTimeAsync(0);
    expect(task).toHaveBeenCalledTimes(1);
    online();
    await vi.advanceTimersByTimeAsync(0);
    expect(task).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect(task).toHaveBeenCalledTimes(2);
  });

  it('is stopped by its caller', async () => {
    failures = 5;
    const stop = retryUntilDone(task);
    await vi.advanceTimersByTimeAsync(0);
    stop();
    online();
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect(task).toHaveBeenCalledTimes(1);
  });
});
