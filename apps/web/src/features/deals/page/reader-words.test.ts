import { expect, it } from 'vitest';
import { deal as english } from '@/i18n/en/field/deal';
import { deal as hindi } from '@/i18n/hi/field/deal';
import { wordFor } from './reader-words';

const en: Readonly<Record<string, string>> = english;
const hi: Readonly<Record<string, string>> = hindi;

/** All a deal's page says to whoever looks at it without being its shop. */
const SHOWN_TO_ALL = [
  'back',
  'steps.title',
  'steps.accept',
  'steps.place',
  'steps.photo_one',
  'steps.photo_other',
  'steps.check',
  'steps.paid',
  'steps.by',
  'stays.open',
  'brief.title',
  'brief.none',
  'brief.by',
  'sample.title',
  'fact.payout',
  'fact.shop',
  'fact.placement',
  'fact.photos',
  'fact.photosText_one',
  'fact.photosText_other',
] as const;

/** A word in two numbers is chosen by its name without them. */
const shownFor = (key: (typeof SHOWN_TO_ALL)[number]) => {
  const [, name = key, number = ''] = /^(.*?)(_one|_other)$/.exec(key) ?? [];
  return `${wordFor(name as Parameters<typeof wordFor>[0], false)}${number}`;
};

it('a store is spoken to, a brand is told of the store', () => {
  expect(en[wordFor('fact.shop', true)]).toBe('Your shop');
  expect(en[wordFor('fact.shop', false)]).toBe('Shop');
  expect(hi[shownFor('steps.photo_one')]).toBe('दुकान {count} फ़ोटो भेजती है');
  expect(wordFor('sample.title', false)).toBe('sample.title');
});

it.each(SHOWN_TO_ALL)('nobody but the shop is asked to do what is the shop’s: %s', (key) => {
  const word = shownFor(key);
  expect(en[word]).toBeDefined();
  expect(en[word]).not.toMatch(/\b(you|your|we|accept the|take and)\b/i);
  expect(hi[word]).not.toMatch(/आप|अपनी|हम|करें|भेजें|दें/);
});
