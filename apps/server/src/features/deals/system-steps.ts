import { defineSystemStep } from '../../db';

export const nameParties = defineSystemStep(
  'deals.name-parties',
  'Who sees a deal may know the names of its campaign, brand and shop, not their rows.',
);

export const searchDeals = defineSystemStep(
  'deals.search',
  'A deal is found by names whose rows the person may not read; the deals themselves stay guarded.',
);

export const moveDeal = defineSystemStep(
  'deals.move-deal',
  'A deal, the places of its campaign and the money behind it move together.',
);

export const makeOffers = defineSystemStep(
  'deals.make-offers',
  'Offers go to shops the brand cannot see, the most reliable first.',
);

export const expireDeals = defineSystemStep(
  'deals.expire',
  'Offers and due dates run out without anybody asking.',
);

export const remindDeals = defineSystemStep(
  'deals.remind',
  'Stores are reminded of what runs out by a job and by no person.',
);

export const DEAL_STEPS = [
  remindDeals,
  nameParties,
  searchDeals,
  moveDeal,
  makeOffers,
  expireDeals,
];
