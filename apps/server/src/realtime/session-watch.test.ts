import { type Actor, ANONYMOUS } from '@chowk/domain/kernel';
import pino from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSessionWatch } from './session-watch';
import type { CloseReason } from './sse';

/** By a clock of its own: how long an ended session lasts is no question to a busy machine. */
const MOST_MS = 5_000;

const log = pino({ level: 'silent' });
let known: Map<string, Actor>;

beforeEach(() => {
  vi.useFakeTimers();
  known = new Map();
});
afterEach(() => vi.useRealTimers());

function watchOver(...tokens: string[]) {
  const closed = new Map<string, CloseReason>();
  const watch = createSessionWatch({
    log,
    authenticator: { actorFor: async (token) => known.get(token) },
  });
  for (const token of tokens) {
    known.set(token, ANONYMOUS);
    const end = watch.add(token, {
      onActor: () => undefined,
      close: (reason) => {
        closed.set(token, reason);
        end();
      },
    });
  }
  return closed;
}

it('closes an ended session within five seconds, whenever it ended, and no other', async () => {
  for (let afterMs = 0; afterMs < MOST_MS; afterMs += 250) {
    const closed = watchOver('ended', 'going on');
    await vi.advanceTimersByTimeAsync(afterMs);
    known.delete('ended');
    await vi.advanceTimersByTimeAsync(MOST_MS);
    expect([...closed], `ended after ${afterMs} ms`).toEqual([['ended', 'session-ended']]);
  }
});

it('asks once a session, and no longer than somebody listens', async () => {
  const actorFor = vi.fn(async () => ANONYMOUS);
  const watch = createSessionWatch({ log, authenticator: { actorFor } });
  const nobody = { onActor: () => undefined, close: () => undefined };
  const ends = [watch.add('one', nobody), watch.add('one', nobody)];
  await vi.advanceTimersByTimeAsync(MOST_MS);
  expect(actorFor).toHaveBeenCalledTimes(1);
  for (const end of ends) end();
  await vi.advanceTimersByTimeAsync(MOST_MS);
  expect(actorFor).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});
