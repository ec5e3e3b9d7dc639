import type { Feature } from '../../contract/implement';
import { archiveProducts, restoreProducts } from './archive-products';
import { changeProducts } from './change-products';
import { importProducts } from './import-products';
import { importsList } from './imports.queries';
import {
  marketBoughtList,
  marketBrandsList,
  marketList,
  productRead,
  productsExport,
  productsList,
} from './products.queries';
import { saveProduct } from './save-product';
import { PRODUCT_STEPS } from './system-steps';
import { saveTradeTerms, tradeTermsRead } from './trade-terms';
import { undoImport } from './undo-import';

export { searchKeyOf } from './product-rows';
export { askForSearchKeys, productJobs } from './search-keys/rewrite-search-keys';

export const productsFeature: Feature = {
  name: 'products',
  commands: [
    saveProduct,
    archiveProducts,
    restoreProducts,
    changeProducts,
    importProducts,
    undoImport,
    saveTradeTerms,
  ],
  queries: [
    productsList,
    productsExport,
    marketList,
    marketBoughtList,
    marketBrandsList,
    productRead,
    importsList,
    tradeTermsRead,
  ],
  systemSteps: PRODUCT_STEPS,
};
