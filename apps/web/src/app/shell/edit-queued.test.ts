import 'fake-indexeddb/auto';
import '../../../test/browser-stand-ins';
import { expect, it } from 'vitest';
import { enqueue, listPending } from '@/offline/outbox/outbox';
import type { QueueProblem } from '@/offline/outbox/queue-row';
import { changeRow } from '@/offline/test/change-row';
import { newPerson } from '@/offline/test/new-person';
import { editQueued } from './edit-queued';

const ORDER = { id: 'o-1', shop_id: 's-1', lines: [], payment: 'upi', delivery: {} };
const SHORT = [{ brand_id: 'b-1', brand_name: 'Surya', min_order_paise: 5, missing_paise: 2 }];

it.each([
  ['/retailer-cart', { code: 'CART_CHANGED', details: { lines: [], brands: SHORT } }],
  ['/retailer-checkout', { code: 'CART_CHANGED', details: { lines: [{}], brands: [] } }],
])('a refused order is changed at %s', async (path, lastError) => {
  const { database } = await newPerson();
  const { id } = await enqueue({ type: 'order_place', data: ORDER });
  const refused = { state: 'needs_attention', lastError: lastError as QueueProblem } as const;
  await changeRow(database, 'pendingUploads', id, refused);
  const [item] = await listPending();
  const places: unknown[] = [];
  const navigate = async ({ to }: { to?: unknown }) => void places.push(to);
  if (item) await editQueued(item, navigate as Parameters<typeof editQueued>[1]);
  expect(places).toEqual([path]);
  expect(await listPending()).toMatchObject([{ state: 'editing' }]);
});

it('an order shows as being edited until it is placed again', async () => {
  await newPerson();
  const { id } = await enqueue({ type: 'order_place', data: ORDER, subject: 'Surya' });
  const navigate = (async () => undefined) as unknown as Parameters<typeof editQueued>[1];
  // Continuing leads to its form and changes nothing.
  for (const item of [...(await listPending()), ...(await listPending())]) {
    await editQueued(item, navigate);
  }
  const [edited] = await listPending();
  expect(edited).toMatchObject({ id, state: 'editing', editedFrom: 'queued', data: ORDER });
  await enqueue({ type: 'order_place', data: { ...ORDER, id: `${id}-2` } });
  expect(await listPending()).toMatchObject([{ state: 'queued', data: { id: `${id}-2` } }]);
});

interface Refused {
  readonly type: string;
  readonly data: object;
}

async function editRefused({ type, data }: Refused) {
  const { database } = await newPerson();
  const { id } = await enqueue({ type, data });
  await changeRow(database, 'pendingUploads', id, { state: 'needs_attention' });
  const [item] = await listPending();
  const places: unknown[] = [];
  const navigate = async ({ to, search }: { to?: unknown; search?: unknown }) =>
    void places.push(search ? [to, search] : to);
  if (item) await editQueued(item, navigate as Parameters<typeof editQueued>[1]);
  return places;
}

it.each([
  [{ type: 'shop_update', data: { id: 's-1', version: 1, area: 'Mahim' } }, '/settings/$section'],
  [{ type: 'profile_update', data: { version: 1, area: 'Worli' } }, '/settings/$section'],
  [
    { type: 'lead_update', data: { id: 'l-1', version: 1, area: 'Mahim' } },
    ['/leads/$id', { edit: true }],
  ],
  // A refused order was never placed, so only its form has it.
  [{ type: 'lead_create', data: { id: 'l-1', shop_name: 'Rao' } }, ['/leads/new', { id: 'l-1' }]],
  [{ type: 'proof_submit', data: { deal_id: 'd-1', notes: 'left shelf' } }, '/deal/$id'],
])(
  'what was refused is edited in its form, and told of as not sent: $type',
  async (refused, place) => {
    expect(await editRefused(refused)).toEqual([place]);
    expect(await listPending()).toMatchObject([
      { type: refused.type, state: 'editing', editedFrom: 'needs_attention' },
    ]);
  },
);

it('a proof is edited with its photos', async () => {
  const { database } = await newPerson();
  const path = 'd-1/shelf-1.jpg';
  const photo = { bucket: 'proof-photos', path, blob: new Blob(['shelf']) } as const;
  await enqueue({ type: 'proof_submit', data: { deal_id: 'd-1' }, blobs: [photo] });
  const [item] = await listPending();
  const navigate = (async () => undefined) as unknown as Parameters<typeof editQueued>[1];
  if (item) await editQueued(item, navigate);
  expect(await listPending()).toMatchObject([{ state: 'editing', blobs: item?.blobs }]);
  expect(await database.count('blobs')).toBe(1);
});
