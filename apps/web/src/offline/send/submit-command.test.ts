import 'fake-indexeddb/auto';
import '../../../test/browser-stand-ins';
import { afterEach, expect, it } from 'vitest';
import { queueableRef } from '@/api/client/contract-ref';
import { listPending } from '@/offline/outbox/outbox';
import { emit, onSyncEvent } from '@/offline/store/events';
import { newPerson } from '@/offline/test/new-person';
import { stopEngine } from './own-engine';
import { submitCommand } from './submit-command';

afterEach(() => {
  stopEngine();
  Object.assign(navigator, { onLine: true });
});

it('is pending without a network, also when the worker is refused in the same moment', async () => {
  await newPerson();
  Object.assign(navigator, { onLine: false });
  const stop = onSyncEvent(async ({ type }) => {
    if (type !== 'item.queued') return;
    stop();
    const [item] = await listPending();
    if (item) emit({ type: 'item.refused', item, problem: { code: 'PHONE_TAKEN' } });
  });
  const input = { version: 1, phone: '+919811122233' };
  const outcome = await submitCommand(queueableRef('profile_update'), input);
  expect(outcome).toEqual({ kind: 'waiting' });
  expect(await listPending()).toMatchObject([{ data: input }]);
});
