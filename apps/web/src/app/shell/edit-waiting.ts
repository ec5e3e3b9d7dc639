import type { useNavigate } from '@tanstack/react-router';
import { actingFor } from '@/api/acting';
import { allWritten } from '@/api/sure-storage';
import { takeBack } from '@/offline/outbox';
import type { PendingUpload } from '@/offline/queue-row';

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

const TYPED_AGAIN: Readonly<Record<string, (item: PendingUpload) => Promise<void>>> = {
  shop_update: typeShopAgain,
  profile_update: typeProfileAgain,
};

/** An item out of the queue and into the form it came from, and the way there. */
export async function editWaiting(item: PendingUpload, navigate: Navigate): Promise<void> {
  const { type, data, onBehalfOf } = item;
  await TYPED_AGAIN[type]?.(item);
  // On the disk as typed before it is out of the queue: it is never in neither.
  await allWritten();
  await takeBack(item.id);
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
    await navigate({ to: '/retailer-checkout' });
  } else if (type === 'lead_create') {
    await navigate({ to: '/leads/new', search: { id: idIn(data, 'id') } });
  } else if (type.startsWith('lead_')) {
    await navigate({ to: '/leads/$id', params: { id: idIn(data, 'id') }, search: { edit: true } });
  }
}
