import { expect, it } from 'vitest';
import type { PendingUpload } from '@/offline/outbox/queue-row';
import { waitingOrder } from './waiting-order';

const ITEM = {
  id: 'o-1',
  type: 'order_place',
  data: { lines: [{ variant_id: 'v-1', quantity: 10, price_paise: 1_000 }] },
  state: 'queued',
} as unknown as PendingUpload;

it('an order that waits shows the sum the person agreed to, else says that tax comes on top', () => {
  expect(waitingOrder({ ...ITEM, seen: { total_paise: 11_800 } })).toMatchObject({
    paise: 11_800,
    isBeforeTax: false,
  });
  expect(waitingOrder(ITEM)).toMatchObject({ paise: 10_000, isBeforeTax: true });
});

it('only one that is still to go is called so; a refused one needs the person', () => {
  expect(waitingOrder(ITEM).badge).toBe('waits.title');
  const refused = { ...ITEM, state: 'needs_attention' } as const;
  expect(waitingOrder(refused)).toMatchObject({ badge: 'waits.needsYou', text: 'waits.refused' });
});
