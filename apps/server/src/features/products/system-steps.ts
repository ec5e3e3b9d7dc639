import { defineSystemStep } from '../../db';

export const stockShelves = defineSystemStep(
  'products.stock-shelves',
  'Whoever sees a product may see its packs, and the name and the minimum order of the brand, not its row.',
);

export const searchMarket = defineSystemStep(
  'products.search-market',
  'What is on sale is on sale to every shop: asked for by its state, not row by row, where guarding each took longer than reading them.',
);

export const takeOutBatch = defineSystemStep(
  'products.take-out-batch',
  'Whether shops have ordered a product decides between removing and archiving; their orders stay hidden.',
);

export const rewriteKeys = defineSystemStep(
  'products.rewrite-search-keys',
  'With another list of shop words the products of all brands are to be found by those.',
);

export const PRODUCT_STEPS = [stockShelves, searchMarket, takeOutBatch, rewriteKeys];
