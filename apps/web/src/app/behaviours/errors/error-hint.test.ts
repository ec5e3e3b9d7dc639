import { describe, expect, it } from 'vitest';
import { isCacheSuspect, messageOf } from './error-hint';

describe('the hint beside the error message', () => {
  it.each([
    'Failed to fetch dynamically imported module: https://chowk.example/assets/deals-1a2b.js',
    'error loading dynamically imported module',
    'Importing a module script failed.',
    "Failed to execute 'removeChild' on 'Node': The node to be removed is not a child of this node.",
    "Failed to execute 'insertBefore' on 'Node': The node before which the new node is to be inserted is not a child of this node.",
  ])('suggests clearing the cache for: %s', (message) => {
    expect(isCacheSuspect(new Error(message))).toBe(true);
  });

  it.each([new Error('Profile not found'), new Error(''), 'a plain text', undefined, null, 42, {}])(
    'suggests nothing for %o',
    (error) => expect(isCacheSuspect(error)).toBe(false),
  );
});

describe('the message on the error screen', () => {
  it.each([
    [new Error('Profile not found'), 'Profile not found'],
    ['thrown text', 'thrown text'],
    [{ message: 'from elsewhere' }, 'from elsewhere'],
    [new Error('   '), undefined],
    [{ message: 7 }, undefined],
    [undefined, undefined],
    [null, undefined],
  ])('%o', (error, message) => {
    expect(messageOf(error)).toBe(message);
  });
});
