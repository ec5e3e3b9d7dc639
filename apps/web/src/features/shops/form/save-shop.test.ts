import 'fake-indexeddb/auto';
import '../../../../test/browser-stand-ins';
import type { Shop } from '@chowk/domain/shops';
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { listPending } from '@/offline/outbox/outbox';
import { newPerson } from '@/offline/test/new-person';
import { saveShop } from './save-shop';

it('without a network a shop is said to wait here, and its item names it', async () => {
  await newPerson();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('navigator', { ...navigator, onLine: false });
  const shop = { id: 's-1', version: 4, shop_name: 'Rao Stores', area: 'Dadar' } as Shop;
  const saved = await saveShop(new QueryClient(), shop, { area: 'Mahim' });
  expect(saved).toMatchObject({ shop: { area: 'Mahim' }, isWaiting: true });
  expect(await listPending()).toMatchObject([
    { subject: 'Rao Stores', seen: shop, data: { id: 's-1', version: 4, area: 'Mahim' } },
  ]);
  vi.unstubAllGlobals();
});
