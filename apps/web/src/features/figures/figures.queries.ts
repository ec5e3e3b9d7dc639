import type { readBrandFigures, readPlatformFigures } from '@chowk/domain/figures';
import type { OutputOf } from '@chowk/domain/kernel';
import { queryRef } from '@/api/contract-ref';
import { queryOptionsFor } from '@/api/queries';
import type { DateRangeValue } from '@/ui/date-range';

const readPlatformFiguresRef = queryRef<typeof readPlatformFigures>(
  'daily_figures_read',
  '/daily_figures',
);
const readBrandFiguresRef = queryRef<typeof readBrandFigures>(
  'brand_figures_read',
  '/brand_figures',
);

export type BrandFigures = OutputOf<typeof readBrandFigures>;

export const platformFiguresOptions = ({ from, to }: DateRangeValue) =>
  queryOptionsFor(readPlatformFiguresRef, { from, to });
export const brandFiguresOptions = ({ from, to }: DateRangeValue) =>
  queryOptionsFor(readBrandFiguresRef, { from, to });
