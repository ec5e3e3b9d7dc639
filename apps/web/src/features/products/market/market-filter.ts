import { PRODUCT_CATEGORIES, type ProductCategory } from '@chowk/domain/products';

export interface MarketFilter {
  readonly search: string;
  readonly category: ProductCategory | undefined;
  readonly brandId: string | undefined;
  readonly isInStock: boolean;
  readonly isFromDeals: boolean;
  readonly sort: 'newest' | 'margin';
}

export const NO_FILTER: MarketFilter = {
  search: '',
  category: undefined,
  brandId: undefined,
  isInStock: false,
  isFromDeals: false,
  sort: 'newest',
};

export function isNarrowed(filter: MarketFilter): boolean {
  const { search, category, brandId, isInStock, isFromDeals } = filter;
  return (
    search !== '' || category !== undefined || brandId !== undefined || isInStock || isFromDeals
  );
}

/** How many of the filters that are out of sight are set. */
export function countMore({ brandId, isInStock, isFromDeals, sort }: MarketFilter): number {
  return [brandId !== undefined, isInStock, isFromDeals, sort !== 'newest'].filter(Boolean).length;
}

export function findCategory(value: unknown): ProductCategory | undefined {
  return PRODUCT_CATEGORIES.find((category) => category === value);
}
