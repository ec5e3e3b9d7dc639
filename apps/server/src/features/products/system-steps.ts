import { defineSystemStep } from '../../db';

export const stockShelves = defineSystemStep(
  'products.stock-shelves',
  'Whoever sees a product may see its packs and the name of the brand, not its row.',
);

export const searchMarket = defineSystemStep(
  'products.search-market',
  'Names are looked through by their sound, which row security would do one by one; the products found stay guarded.',
);

export const takeOutBatch = defineSystemStep(
  'products.take-out-batch',
  'Whether shops have ordered a product decides between removing and archiving; their orders stay hidden.',
);

export const PRODUCT_STEPS = [stockShelves, searchMarket, takeOutBatch];
