import 'fake-indexeddb/auto';
import '../../../test/browser-stand-ins';
import { expect, it } from 'vitest';
import { enqueue, listPending } from '@/offline/outbox';
import type { QueueProblem } from '@/offline/queue-row';
import { listTakenBack } from '@/offline/taken-back';
import { newPerson } from '@/offline/test/new-person';
import { editWaiting } from './edit-waiting';

const ORDER = { id: 'o-1', shop_id: 's-1', lines: [], payment: 'upi', delivery: {} };
const SHORT = [{ brand_id: 'b-1', brand_name: 'Surya', min_order_paise: 5, missing_paise: 2 }];

it.each([
  ['/retailer-cart', { code: 'CART_CHANGED', details: { lines: [], brands: SHORT } }],
  ['/retailer-checkout', { code: 'CART_CHANGED', details: { lines: [{}], brands: [] } }],
])('a refused order is changed at %s', async (path, lastError) => {
  const { database } = await newPerson();
  const { id } = await enqueue({ type: 'order_place', data: ORDER });
  const refused = { state: 'needs_attention', lastError: lastError as QueueProblem } as const;
  await database.pendingUploads.update(id, refused);
  const [item] = await listPending();
  const places: unknown[] = [];
  const navigate = async ({ to }: { to?: unknown }) => void places.push(to);
  if (item) await editWaiting(item, navigate as Parameters<typeof editWaiting>[1]);
  expect(places).toEqual([path]);
  expect(await listPending()).toEqual([]);
});

it('an order taken back is told of as not sent until it is placed again', async () => {
  const { database } = await newPerson();
  const { id } = await enqueue({ type: 'order_place', data: ORDER, subject: 'Surya' });
  const [item] = await listPending();
  const navigate = (async () => undefined) as unknown as Parameters<typeof editWaiting>[1];
  if (item) await editWaiting(item, navigate);
  const [draft] = await listTakenBack(database);
  expect(draft).toMatchObject({ type: 'order_place', subject: 'Surya', data: ORDER });
  // Going on with it leads to its form, and changes nothing.
  if (draft) await editWaiting(draft, navigate);
  expect(await listTakenBack(database)).toHaveLength(1);
  const again = { ...ORDER, id: `${id}-2` };
  await enqueue({ type: 'order_place', data: again, fromDraft: 'checkout:s-1' });
  expect(await listTakenBack(database)).toEqual([]);
});
