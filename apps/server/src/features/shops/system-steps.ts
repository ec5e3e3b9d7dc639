import { defineSystemStep } from '../../db';

export const changeShop = defineSystemStep(
  'shops.change-shop',
  'An owner describes their shop; whose it is, who looks after it and its standing are not theirs to write.',
);

export const readAreas = defineSystemStep(
  'shops.read-areas',
  'The names of areas and their PIN codes, without the shops in them, are for everybody who has to name one.',
);

export const searchShops = defineSystemStep(
  'shops.search',
  'An admin looks among all shops, a brand among the names of open ones; the index answers only without row security.',
);

export const nameManager = defineSystemStep(
  'shops.name-manager',
  'An owner knows by name who may act for their shop and who did, without reading that person’s row.',
);

export const judgeActing = defineSystemStep(
  'shops.judge-acting',
  'Whether a bizman may act for an owner is asked before they are that owner.',
);

export const readHealth = defineSystemStep(
  'shops.read-health',
  'A bizman sees how the shops they look after do: the owner’s name and number, and what the month brought.',
);

export const assignShop = defineSystemStep(
  'shops.assign',
  'An admin gives a shop to another bizman; what the one before was allowed ends with it.',
);

export const showShopProfile = defineSystemStep(
  'shops.show-profile',
  'A brand sees how reliable a shop is and what it stocks, never its owner, address or earnings.',
);

export const SHOPS_STEPS = [
  changeShop,
  readAreas,
  searchShops,
  judgeActing,
  nameManager,
  readHealth,
  assignShop,
  showShopProfile,
];
