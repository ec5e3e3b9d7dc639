import type { useNavigate } from '@tanstack/react-router';
import { actingFor } from '@/api/acting';
import { allWritten } from '@/api/sure-storage';
import { takeBack } from '@/offline/outbox';
import type { PendingUpload } from '@/offline/queue-row';

type Navigate = ReturnType<typeof useNavigate>;

function idIn(data: unknown, name: string): string {
  return String((data as Record<string, unknown>)[name]);
}

/** On the disk as typed before it is out of the queue: it is never in neither. */
async function takeBackShop({ id, data }: PendingUpload): Promise<void> {
  const { typeAgain } = await import('@/features/shops/shop-values');
  typeAgain(data as Parameters<typeof typeAgain>[0]);
  await allWritten();
  await takeBack(id);
}

/** An item out of the queue and into the form it came from, and the way there. */
export async function editWaiting(item: PendingUpload, navigate: Navigate): Promise<void> {
  const { type, data, onBehalfOf } = item;
  if (type === 'shop_update') {
    await takeBackShop(item);
    const isForOwner = onBehalfOf && !actingFor();
    await (isForOwner
      ? navigate({ to: '/manage-shops', search: { shop: onBehalfOf.shopId } })
      : navigate({ to: '/settings/$section', params: { section: 'shop' } }));
    return;
  }
  await takeBack(item.id);
  if (type === 'proof_submit') {
    await navigate({ to: '/deal/$id', params: { id: idIn(data, 'deal_id') } });
  } else if (type === 'order_place') {
    await navigate({ to: '/retailer-checkout' });
  } else if (type === 'lead_create') {
    await navigate({ to: '/leads/new', search: { id: idIn(data, 'id') } });
  } else if (type.startsWith('lead_')) {
    await navigate({ to: '/leads/$id', params: { id: idIn(data, 'id') }, search: { edit: true } });
  }
}
