import 'fake-indexeddb/auto';
import '../../../../test/browser-stand-ins';
import { afterEach, expect, it, vi } from 'vitest';
import { nearPlaceOptions } from '@/offline/read/near-place';
import { put } from '@/offline/store/write';
import { cachingClient } from '@/offline/test/caching-client';
import { newPerson } from '@/offline/test/new-person';
import { EMPTY_LEAD } from './lead-fields';
import { filledFrom } from './near-place';

const BANDRA = { pin_code: '400050', area: 'Bandra West' };
const HERE = { lat: 19.0601, lng: 72.8301 };

afterEach(() => vi.unstubAllGlobals());

it('fills what nobody typed, and the state with it', () => {
  expect(filledFrom(EMPTY_LEAD, BANDRA)).toEqual({ ...BANDRA, state_code: '27' });
  expect(filledFrom({ ...EMPTY_LEAD, area: 'Khar' }, BANDRA)).toEqual({
    pin_code: '400050',
    state_code: '27',
  });
  expect(filledFrom({ ...EMPTY_LEAD, pin_code: '4' }, BANDRA)).toEqual({});
  expect(filledFrom(EMPTY_LEAD, { pin_code: null, area: null })).toEqual({});
});

it('asks the server, and without a network the shops and leads on this phone', async () => {
  const { database } = await newPerson();
  const ask = () => cachingClient().fetchQuery({ ...nearPlaceOptions(HERE), retry: false });
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('navigator', { ...navigator, onLine: false });
  expect(await ask()).toMatchObject({ pin_code: null });
  const position = { lat: 19.061, lng: 72.831 };
  await put(database, 'shopLeads', { id: 'l', position, ...BANDRA, _syncedAt: 1 } as never);
  expect(await ask()).toMatchObject(BANDRA);
});
