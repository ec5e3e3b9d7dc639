import { updateShop } from '@chowk/domain/shops';
import { describe, expect, it } from 'vitest';
import { placed, problemsOf, wordsOf } from './checks';

interface Values {
  readonly name: string;
  readonly pin_code: string;
}

const CHECKS = {
  schema: updateShop.input,
  given: ({ name, pin_code }: Values) => ({ shop_name: name, pin_code }),
  rules: ({ name }: Values) => (name === 'Shop' ? [{ path: 'shop_name', rule: 'twice' }] : []),
  at: ({ path }: { readonly path: string }) => (path === 'shop_name' ? 'name' : path),
};

describe('the checks of a form', () => {
  it('are those of the contract and its own, each at the field that shows it', () => {
    expect(problemsOf(CHECKS, { name: 'Asha Stores', pin_code: '' })).toEqual([]);
    expect(problemsOf(CHECKS, { name: 'Shop', pin_code: '012345' })).toEqual([
      { path: 'pin_code', rule: 'pin_code' },
      { path: 'name', rule: 'twice' },
    ]);
    expect(problemsOf(CHECKS, { name: ' ', pin_code: '' })).toMatchObject([
      { path: 'name', rule: 'min_string' },
    ]);
    expect(placed(CHECKS, { path: 'shop_name', rule: 'twice' }).path).toBe('name');
  });

  it('use the words for the rule at the field, else for the rule, else for the field', () => {
    const words = { 'name twice': 'a', twice: 'b', name: 'c' };
    expect(wordsOf(words, { path: 'name', rule: 'twice' })).toBe('a');
    expect(wordsOf(words, { path: 'pin_code', rule: 'twice' })).toBe('b');
    expect(wordsOf(words, { path: 'name', rule: 'min_string' })).toBe('c');
    expect(wordsOf(words, { path: 'pin_code', rule: 'min_string' })).toBeUndefined();
  });
});
