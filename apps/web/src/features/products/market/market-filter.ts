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

export function findCategory(value: unknown): ProductCategory | undefined {
  return PRODUCT_CATEGORIES.find((category) => category === value);
}
