import type { readBrandFigures, readPlatformFigures } from '@chowk/domain/figures';
import type { OutputOf } from '@chowk/domain/kernel';
import { contractClient } from '@/api/client/browser-client';
import { queryRef } from '@/api/client/contract-ref';
import { isWorthRetry, queryOptionsFor } from '@/api/client/queries';
import { WHEN_BACK } from '@/api/client/when-back';
import type { Aged } from '@/offline/cache/persister';
import { PREFETCH, type Prefetch } from '@/offline/cache/prefetch';
import type { DateRangeValue } from '@/ui/calendar/date-range';
import { presetOf, presetRange } from '@/ui/calendar/date-range-rules';

const readPlatformFiguresRef = queryRef<typeof readPlatformFigures>(
  'daily_figures_read',
  '/daily_figures',
);
const readBrandFiguresRef = queryRef<typeof readBrandFigures>(
  'brand_figures_read',
  '/brand_figures',
);

/** With the days they are of: what a device kept yesterday ends with that day. */
export type BrandFigures = OutputOf<typeof readBrandFigures> & { readonly range: DateRangeValue };

export const platformFiguresOptions = ({ from, to }: DateRangeValue) =>
  queryOptionsFor(readPlatformFiguresRef, { from, to });

/** Days counted from today have one name, so that tomorrow they are found as well. */
export function brandFiguresOptions({ from, to }: DateRangeValue) {
  const range = { from, to };
  return {
    ...PREFETCH,
    queryKey: [readBrandFiguresRef.name, presetOf(range, Date.now()) ?? range] as const,
    retry: isWorthRetry,
    ...WHEN_BACK,
    queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<Aged<BrandFigures>> => ({
      ...(await contractClient.runQuery(readBrandFiguresRef, range, { signal })),
      range,
    }),
  };
}

export const brandFiguresPrefetch: Prefetch = {
  roles: ['brand'],
  run: ({ query }) => query(brandFiguresOptions(presetRange('last30Days', Date.now()))),
};
