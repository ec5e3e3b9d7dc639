export { changeProducts } from './bulk-contract';
export {
  archiveProducts,
  exportProducts,
  listBoughtBefore,
  listMarket,
  listMarketBrands,
  listProducts,
  type Product,
  type ProductVariant,
  readProduct,
  readTradeTerms,
  restoreProducts,
  saveProduct,
  saveTradeTerms,
} from './contract';
export { priceField, quantityField, quantityOrNoneField } from './fields';
export {
  importProducts,
  listImports,
  type ProductImport,
  undoImport,
} from './import-contract';
export {
  IMPORT_COLUMNS,
  IMPORT_LIMITS,
  type ImportedProduct,
  readProductTable,
} from './import-rules';

export {
  areaKey,
  BOUGHT_BEFORE,
  changedPaise,
  isLowStock,
  isServed,
  LOW_STOCK,
  marginBps,
  PRODUCT_CATEGORIES,
  PRODUCT_LIMITS,
  PRODUCT_STATES,
  type PriceTier,
  type ProductCategory,
  type ProductState,
  priceProblem,
  unitPricePaise,
  withGstPaise,
} from './rules';
export { askedWords, searchKey, searchWords } from './search-key';
export { SHOP_WORDS } from './shop-words';
