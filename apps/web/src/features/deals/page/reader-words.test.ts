import { expect, it } from 'vitest';
import { deals as english } from '@/i18n/en/store/deals';
import { deals as hindi } from '@/i18n/hi/store/deals';
import { wordFor } from './reader-words';

const en: Readonly<Record<string, string>> = english;
const hi: Readonly<Record<string, string>> = hindi;

/** All a deal's page says to whoever looks at it without being its shop. */
const SHOWN_TO_ALL = [
  'back',
  'steps.accept',
  'steps.place',
  'steps.photo',
  'steps.review',
  'steps.paid',
  'deadline.accepted',
  'deadline.answer',
  'deadline.send',
  'deadline.sent',
  'deadline.approved',
  'deadline.over',
  'deadline.ended',
  'youEarn',
  'held',
  'brief.title',
  'brief.none',
  'sample.title',
  'fact.brand',
  'fact.shop',
  'fact.placement',
  'fact.photos',
  'fact.place',
  'fact.placeText',
] as const;

it('a store is spoken to, a brand is told of the store', () => {
  expect(en[wordFor('fact.shop', true)]).toBe('Your shop');
  expect(en[wordFor('fact.shop', false)]).toBe('Shop');
  expect(hi[wordFor('steps.photo', false)]).toBe('दुकान फ़ोटो भेजती है');
  expect(wordFor('held', false)).toBe('held');
});

it.each(SHOWN_TO_ALL)('nobody but the shop is asked to do what is the shop’s: %s', (key) => {
  const word = wordFor(key, false);
  expect(en[word]).not.toMatch(/\b(you|your|we|accept the|take and)\b/i);
  expect(hi[word]).not.toMatch(/आप|अपनी|हम|करें|भेजें|दें/);
});
