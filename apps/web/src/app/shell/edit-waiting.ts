import type { useNavigate } from '@tanstack/react-router';
import { actingFor } from '@/api/acting';
import { allWritten } from '@/api/sure-storage';
import { findKind } from '@/offline/kinds';
import type { Draft } from '@/offline/kinds/command-kind';
import { takeBack } from '@/offline/outbox';
import type { PendingUpload } from '@/offline/queue-row';
import { shortBrandsOf } from '@/offline/short-brands';

type Navigate = ReturnType<typeof useNavigate>;

function idIn(data: unknown, name: string): string {
  return String((data as Record<string, unknown>)[name]);
}

async function typeShopAgain({ data }: PendingUpload): Promise<void> {
  const { typeAgain } = await import('@/features/shops/shop-values');
  typeAgain(data as Parameters<typeof typeAgain>[0]);
}

async function typeProfileAgain({ actor, data }: PendingUpload): Promise<void> {
  const { typeAgain } = await import('@/features/accounts/profile-form-values');
  typeAgain(actor, data as Parameters<typeof typeAgain>[1]);
}

/** Nothing but what was refused is out of its form: the rest stands there as it waits. */
function isInItsForm({ type, state }: PendingUpload): boolean {
  return state !== 'needs_attention' && type !== 'order_place';
}

/** Their own pages offer to change them, and keep them waiting until then. */
const CHANGED_ON_THEIR_PAGE: ReadonlySet<string> = new Set(['proof_submit', 'lead_create']);

const TYPED_AGAIN: Readonly<Record<string, (item: PendingUpload) => Promise<void>>> = {
  shop_update: typeShopAgain,
  profile_update: typeProfileAgain,
};

/** The goods are in the cart again; that they were ordered, and are not now, is told until they are. */
function orderAsDraft(item: PendingUpload): Draft | undefined {
  const draft = findKind(item.type)?.toDraft?.(item.data, item.blobs);
  return draft && { ...draft, value: { ...(draft.value as object), takenBack: item } };
}

/** On the disk as typed before it is out of the queue: it is never in neither. */
async function bringBack(item: PendingUpload): Promise<void> {
  await TYPED_AGAIN[item.type]?.(item);
  await allWritten();
  await takeBack(item.id, item.type === 'order_place' ? orderAsDraft(item) : undefined);
}

/**
 * The way to the form of an item. It stays in the queue until another form of it is saved: whoever
 * turns round on the way, or finds the page missing, has taken nothing back.
 */
export async function editWaiting(item: PendingUpload, navigate: Navigate): Promise<void> {
  const { type, data, onBehalfOf } = item;
  if (!isInItsForm(item) && !CHANGED_ON_THEIR_PAGE.has(type)) await bringBack(item);
  if (type === 'shop_update') {
    const isForOwner = onBehalfOf && !actingFor();
    await (isForOwner
      ? navigate({ to: '/manage-shops', search: { shop: onBehalfOf.shopId } })
      : navigate({ to: '/settings/$section', params: { section: 'shop' } }));
  } else if (type === 'profile_update') {
    await navigate({ to: '/settings/$section', params: { section: 'profile' } });
  } else if (type === 'proof_submit') {
    await navigate({ to: '/deal/$id', params: { id: idIn(data, 'deal_id') } });
  } else if (type === 'order_place') {
    // The checkout takes no order below a brand's minimum; the cart shows how far it is.
    const isShort = shortBrandsOf(item).length > 0;
    await navigate({ to: isShort ? '/retailer-cart' : '/retailer-checkout' });
  } else if (type === 'lead_create') {
    await navigate({ to: '/leads/$id', params: { id: idIn(data, 'id') } });
  } else if (type.startsWith('lead_')) {
    await navigate({ to: '/leads/$id', params: { id: idIn(data, 'id') }, search: { edit: true } });
  }
}
