import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BACK_ONLINE_MS, createConnection } from './connection';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function connectionWith(answers: boolean[], isDeviceOffline = false) {
  const canReachServer = vi.fn(async () => answers.shift() ?? true);
  const connection = createConnection({ isDeviceOffline: () => isDeviceOffline, canReachServer });
  return { connection, canReachServer };
}

describe('the connection banner', () => {
  it('shows nothing while online', () => {
    const { connection } = connectionWith([]);
    connection.deviceWentOnline();
    expect(connection.current()).toBe('online');
  });

  it('starts offline when the device is', () => {
    expect(connectionWith([], true).connection.current()).toBe('offline');
  });

  it('shows "back" for three seconds once the server was reached', async () => {
    const { connection } = connectionWith([true]);
    connection.deviceWentOffline();
    expect(connection.current()).toBe('offline');
    connection.deviceWentOnline();
    await vi.advanceTimersByTimeAsync(0);
    expect(connection.current()).toBe('back');
    await vi.advanceTimersByTimeAsync(BACK_ONLINE_MS - 1);
    expect(connection.current()).toBe('back');
    await vi.advanceTimersByTimeAsync(1);
    expect(connection.current()).toBe('online');
  });

  it('does not trust the device: it probes until the server answers', async () => {
    const { connection, canReachServer } = connectionWith([false, false, true]);
    connection.deviceWentOffline();
    connection.deviceWentOnline();
    await vi.advanceTimersByTimeAsync(1_999);
    expect(connection.current()).toBe('offline');
    await vi.advanceTimersByTimeAsync(1);
    expect(connection.current()).toBe('offline');
    await vi.advanceTimersByTimeAsync(4_000);
    expect(connection.current()).toBe('back');
    expect(canReachServer).toHaveBeenCalledTimes(3);
  });

  it('ignores a probe that started before the network was lost again', async () => {
    let answer: (isReachable: boolean) => void = () => undefined;
    const connection = createConnection({
      isDeviceOffline: () => false,
      canReachServer: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    connection.deviceWentOffline();
    connection.deviceWentOnline();
    connection.deviceWentOffline();
    answer(true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(connection.current()).toBe('offline');
  });

  it('goes offline again during the three seconds', async () => {
    const { connection } = connectionWith([true]);
    connection.deviceWentOffline();
    connection.deviceWentOnline();
    await vi.advanceTimersByTimeAsync(0);
    connection.deviceWentOffline();
    await vi.advanceTimersByTimeAsync(BACK_ONLINE_MS);
    expect(connection.current()).toBe('offline');
  });

  it('notifies its listeners once per change', async () => {
    const { connection } = connectionWith([true]);
    const listener = vi.fn();
    const stop = connection.subscribe(listener);
    connection.deviceWentOffline();
    connection.deviceWentOffline();
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    connection.deviceWentOnline();
    await vi.advanceTimersByTimeAsync(BACK_ONLINE_MS);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
