import { defineSystemStep } from '../../db';

export const nameBrands = defineSystemStep(
  'products.name-brands',
  'A shop may know the name of the brand that sells a product, not its row.',
);

export const searchMarket = defineSystemStep(
  'products.search-market',
  'Names are looked through by their sound, which row security would do one by one; the products found stay guarded.',
);

export const takeOutBatch = defineSystemStep(
  'products.take-out-batch',
  'Whether shops have ordered a product decides between removing and archiving; their orders stay hidden.',
);

export const PRODUCT_STEPS = [nameBrands, searchMarket, takeOutBatch];
