import type { MessageKey } from '@/i18n';

type DealKey = MessageKey<'deal'>;

/** What says "you" or "your" to a store, and is told of the store to everybody else. */
const OF_THE_SHOP = {
  back: 'theirs.back',
  'steps.title': 'theirs.steps.title',
  'steps.accept': 'theirs.steps.accept',
  'steps.place': 'theirs.steps.place',
  'steps.photo': 'theirs.steps.photo',
  'steps.check': 'theirs.steps.check',
  'steps.paid': 'theirs.steps.paid',
  'stays.open': 'theirs.stays.open',
  'brief.none': 'theirs.brief.none',
  'fact.shop': 'theirs.fact.shop',
  'fact.photosText': 'theirs.fact.photosText',
} as const satisfies Partial<Record<DealKey, DealKey>>;

export function wordFor(key: DealKey, isOwn: boolean): DealKey {
  const ofTheShop: Partial<Record<DealKey, DealKey>> = OF_THE_SHOP;
  return isOwn ? key : (ofTheShop[key] ?? key);
}
