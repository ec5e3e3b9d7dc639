import { HOUSEHOLD_SHELF, STAPLES_SHELF } from './other-shelves';
import { OWN_SHELF } from './own-shelf';
import type { DemoBrand } from './shelf';

/** In the folder of whoever sells it, as if they had sent it. */
export function demoPicturePath(ownerId: string, slug: string): string {
  return `${ownerId}/demo-${slug}.jpg`;
}

export const DEMO_BRANDS: readonly DemoBrand[] = [OWN_SHELF, STAPLES_SHELF, HOUSEHOLD_SHELF];

/** How far each has come, the oldest first: the brand's queue shows every state. */
export const DEMO_ORDERS = [
  {
    daysAgo: 9,
    reached: 'completed',
    lines: [
      ['masala-tea', 1, 12],
      ['glucose-biscuits', 0, 48],
    ],
  },
  { daysAgo: 6, reached: 'rejected', lines: [['cola', 1, 24]] },
  {
    daysAgo: 5,
    reached: 'disputed',
    lines: [
      ['coconut-cookies', 0, 24],
      ['glucose-biscuits', 0, 24],
    ],
  },
  {
    daysAgo: 3,
    reached: 'dispatched',
    lines: [
      ['aloo-bhujia', 1, 24],
      ['masala-tea', 0, 24],
    ],
  },
  { daysAgo: 1, reached: 'delivered', lines: [['instant-coffee', 1, 24]] },
  { daysAgo: 1, reached: 'confirmed', lines: [['instant-coffee', 1, 12]] },
  {
    daysAgo: 0,
    reached: 'placed',
    lines: [
      ['coconut-cookies', 0, 24],
      ['masala-tea', 2, 2],
    ],
  },
] as const;
