import type {
  archiveProducts,
  changeProducts,
  exportProducts,
  importProducts,
  listImports,
  listProducts,
  ProductCategory,
  ProductState,
  readProduct,
  readTradeTerms,
  restoreProducts,
  saveProduct,
  saveTradeTerms,
  undoImport,
} from '@chowk/domain/products';
import { commandRef, queryRef } from '@/api/client/contract-ref';
import { queryOptionsFor } from '@/api/client/queries';
import { cachedOptions } from '@/offline/cache/cached-options';
import type { Prefetch } from '@/offline/cache/prefetch';

export const listProductsRef = queryRef<typeof listProducts>('products_list', '/products');
export const readOwnProductRef = queryRef<typeof readProduct>('product_read', '/products/{id}');
export const exportProductsRef = queryRef<typeof exportProducts>(
  'products_export',
  '/products_export',
);
export const listImportsRef = queryRef<typeof listImports>(
  'product_imports_list',
  '/product_imports',
);
export const readTradeTermsRef = queryRef<typeof readTradeTerms>(
  'trade_terms_read',
  '/trade_terms',
);
export const saveProductRef = commandRef<typeof saveProduct>('product_save');
export const archiveProductsRef = commandRef<typeof archiveProducts>('product_archive');
export const restoreProductsRef = commandRef<typeof restoreProducts>('product_restore');
export const changeProductsRef = commandRef<typeof changeProducts>('product_change_many');
export const importProductsRef = commandRef<typeof importProducts>('product_import');
export const undoImportRef = commandRef<typeof undoImport>('product_import_undo');
export const saveTradeTermsRef = commandRef<typeof saveTradeTerms>('trade_terms_save');

/** Where its photos lie, as the server names it. */
export const PRODUCT_BUCKET = 'product-images';

/** Shops buy while the page is open. */
const FRESH = { staleTime: 0 } as const;

export interface ProductFilter {
  readonly status: ProductState | undefined;
  readonly category: ProductCategory | undefined;
  readonly isLow: boolean;
  readonly search: string;
  readonly cursor: string | undefined;
}

export function productsOptions({ status, category, isLow, search, cursor }: ProductFilter) {
  const params = {
    ...(status ? { status } : {}),
    ...(category ? { category } : {}),
    ...(isLow ? { low_stock: 'true' } : {}),
    ...(search ? { search } : {}),
    ...(cursor ? { cursor } : {}),
  };
  return { ...cachedOptions(listProductsRef, params, { offline: 'prefetch' }), ...FRESH };
}

/** As the list opens. */
export const productsPrefetch: Prefetch = {
  roles: ['brand'],
  isList: true,
  run: ({ query }) => {
    const none = { category: undefined, isLow: false, search: '', cursor: undefined };
    return query(productsOptions({ ...none, status: 'active' }));
  },
};

export const ownProductOptions = (id: string) => ({
  ...queryOptionsFor(readOwnProductRef, { id }),
  ...FRESH,
});
export const importsOptions = (cursor: string | undefined) => ({
  ...queryOptionsFor(listImportsRef, cursor ? { cursor } : {}),
  ...FRESH,
});
export const tradeTermsOptions = () => queryOptionsFor(readTradeTermsRef, {});
