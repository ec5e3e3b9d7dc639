import type { ProductCategory } from '@chowk/domain/products';

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
