import 'fake-indexeddb/auto';
import '../../../../test/browser-stand-ins';
import type { Profile } from '@chowk/domain/accounts';
import { ChowkError } from '@chowk/domain/kernel';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { listPending } from '@/offline/outbox/outbox';
import * as submitting from '@/offline/send/submit-command';
import { newPerson } from '@/offline/test/new-person';
import { profileOptions } from './profile.queries';
import { saveProfile } from './save-profile';

const SEEN = { id: 'p-1', version: 4, full_name: 'Asha', area: 'Dadar' } as Profile;

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('without a network a change waits here with what it was made to, and its undoing goes into it', async () => {
  await newPerson();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('navigator', { ...navigator, onLine: false });
  const client = new QueryClient();
  const saved = await saveProfile(client, SEEN, { full_name: 'Asha Rao', area: 'Mahim' });
  expect(saved).toMatchObject({ profile: { area: 'Mahim' }, isWaiting: true });
  await saveProfile(client, saved.profile, { area: 'Dadar' });
  expect(await listPending()).toMatchObject([
    { seen: SEEN, data: { version: 4, full_name: 'Asha Rao', area: 'Dadar' } },
  ]);
});

it('a change that came too late leaves the newer profile behind, for the next save', async () => {
  await newPerson();
  const current = { ...SEEN, version: 5, full_name: 'Asha R' };
  const error = new ChowkError('STALE_VERSION', { details: { current } });
  vi.spyOn(submitting, 'submitCommand').mockResolvedValue({ kind: 'refused', error });
  const client = new QueryClient();
  await expect(saveProfile(client, SEEN, { area: 'Mahim' })).rejects.toBe(error);
  expect(client.getQueryData(profileOptions('p-1').queryKey)).toEqual(current);
});
