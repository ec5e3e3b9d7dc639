import 'fake-indexeddb/auto';
import '../../../test/browser-stand-ins';
import { SECOND_MS } from '@chowk/domain/kernel';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Pulled } from '@/offline/send/outbox-calls';
import { emit } from '@/offline/store/events';
import { newPerson } from '@/offline/test/new-person';
import { queuedItem } from '@/offline/test/queued-item';
import { startPulling } from './puller';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

it('pulls again for what is sent during a pull', async () => {
  const { database } = await newPerson();
  const answers: ((pulled: Pulled) => void)[] = [];
  const stop = startPulling(database, ['deals'], {
    pull: () => new Promise((answer) => answers.push(answer)),
    nowMs: Date.now,
    isCurrent: () => true,
    isDeviceOffline: () => false,
  });
  await vi.advanceTimersByTimeAsync(5 * SECOND_MS);
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  emit({
    type: 'item.sent',
    item: queuedItem({ type: 'deal_accept', data: {} }),
    output: undefined,
  });
  answers[0]?.({});
  await vi.advanceTimersByTimeAsync(5 * SECOND_MS);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.({});
  stop();
});
