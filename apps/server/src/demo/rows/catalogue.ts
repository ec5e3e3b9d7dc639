import type { ProductCategory } from '@chowk/domain/products';
import { HOUSEHOLD_SHELF, STAPLES_SHELF } from './other-shelves';
import { OWN_SHELF } from './own-shelf';

/** Prices in rupees, as a price list has them; a tier is "from so many, each at". */
export interface DemoPack {
  readonly size: string;
  readonly mrp: number;
  readonly trade: number;
  readonly stock: number;
  readonly least?: number;
  readonly tiers?: readonly (readonly [from: number, rupees: number])[];
}

export interface DemoProduct {
  /** Also the name of its picture. */
  readonly slug: string;
  readonly name: string;
  readonly category: ProductCategory;
  readonly description: string;
  /** Where its category looks otherwise. */
  readonly look?: 'pouch' | 'jar';
  readonly hsn: string;
  readonly gstBps: number;
  readonly areas?: readonly string[];
  readonly packs: readonly [DemoPack, ...DemoPack[]];
}

export interface DemoBrand {
  /** Absent for the demo brand itself, which somebody can sign in as. */
  readonly name?: string;
  /** Made of a PAN nobody can hold. */
  readonly gstin: string;
  readonly minOrder: number;
  readonly products: readonly DemoProduct[];
}

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
