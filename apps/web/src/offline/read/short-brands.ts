import type { PendingUpload } from '@/offline/outbox/queue-row';

/** A brand of whose goods a refused order held too little, as the server tells it. */
export interface ShortBrand {
  readonly brand_id: string;
  readonly brand_name: string;
  readonly min_order_paise: number;
  readonly missing_paise: number;
}

/** None when it was refused for another reason. */
export function shortBrandsOf({
  lastError,
}: Pick<PendingUpload, 'lastError'>): readonly ShortBrand[] {
  if (lastError?.code !== 'CART_CHANGED') return [];
  const { brands = [] } = (lastError.details ?? {}) as { brands?: readonly ShortBrand[] };
  return brands;
}
