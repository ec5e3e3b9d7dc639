import type { PendingUpload } from '@/offline/outbox/queue-row';

interface RefusedLine {
  readonly problem: string;
  readonly product_name: string | null;
  readonly pack_size: string | null;
}

/** What a refused order held that is sold no more, by name; none when it was refused for another reason. */
export function discontinuedProductsOf({ lastError }: Pick<PendingUpload, 'lastError'>): string[] {
  if (lastError?.code !== 'CART_CHANGED') return [];
  const { lines = [] } = (lastError.details ?? {}) as { lines?: readonly RefusedLine[] };
  return lines
    .filter(({ problem, product_name }) => problem === 'archived' && product_name)
    .map(({ product_name, pack_size }) => [product_name, pack_size].filter(Boolean).join(', '));
}
