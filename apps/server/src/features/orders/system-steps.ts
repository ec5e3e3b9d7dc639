import { defineSystemStep } from '../../db';

export const readPacksStep = defineSystemStep(
  'orders.read-packs',
  'A cart may hold what is sold no more; its buyer is told so, with the name and the brand.',
);

export const placeStep = defineSystemStep(
  'orders.place',
  'Stock is counted down, orders are written and money is held together, for all brands of a cart.',
);

export const moveStep = defineSystemStep(
  'orders.move',
  'An order, its stock and the money behind it move together, on both sides.',
);

export const fillOrdersStep = defineSystemStep(
  'orders.fill-orders',
  'Who sees an order may see its lines and the names of its shop, its owner and its brand, not their rows.',
);

export const readContactStep = defineSystemStep(
  'orders.read-contact',
  'A shop may call the business number of a brand it has ordered from; nothing else of its profile is read.',
);

export const searchOrdersStep = defineSystemStep(
  'orders.search',
  'A brand looks for orders by the names of shops whose rows it may not read; only its own orders are searched.',
);

export const closeWindowsStep = defineSystemStep(
  'orders.close-windows',
  'When a shop says nothing about delivered goods for some days, a job pays the brand, not a person.',
);

export const keepOrderPhoto = defineSystemStep(
  'orders.keep-photo',
  'A photo of a delivery is written down when its file is safe; its shop must not be able to forge it.',
);

export const clearOrderPhotos = defineSystemStep(
  'orders.clear-unused-photos',
  'Photos no problem was reported with are cleared by a job, whoever sent them.',
);

export const ORDER_STEPS = [
  readPacksStep,
  placeStep,
  moveStep,
  fillOrdersStep,
  readContactStep,
  searchOrdersStep,
  closeWindowsStep,
  keepOrderPhoto,
  clearOrderPhotos,
];
