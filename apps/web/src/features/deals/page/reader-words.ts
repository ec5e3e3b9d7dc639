import type { MessageKey } from '@/i18n';

type DealKey = MessageKey<'deals'>;

/** What says "you" or "your" to a store, and is told of the store to everybody else. */
const OF_THE_SHOP = {
  back: 'theirs.back',
  'steps.accept': 'theirs.steps.accept',
  'steps.place': 'theirs.steps.place',
  'steps.photo': 'theirs.steps.photo',
  'steps.review': 'theirs.steps.review',
  'steps.paid': 'theirs.steps.paid',
  'deadline.answer': 'theirs.deadline.answer',
  'deadline.send': 'theirs.deadline.send',
  youEarn: 'fact.payout',
  'brief.title': 'theirs.brief.title',
  'brief.none': 'theirs.brief.none',
  'fact.shop': 'theirs.fact.shop',
  'fact.placeText': 'theirs.fact.placeText',
} as const satisfies Partial<Record<DealKey, DealKey>>;

export function wordFor(key: DealKey, isOwn: boolean): DealKey {
  const ofTheShop: Partial<Record<DealKey, DealKey>> = OF_THE_SHOP;
  return isOwn ? key : (ofTheShop[key] ?? key);
}
