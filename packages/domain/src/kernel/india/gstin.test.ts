import { describe, expect, it } from 'vitest';
import { isGstin, stateCodeOfGstin, tidyGstin } from './gstin';

describe('a GSTIN', () => {
  it.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '24AAACC1206D1ZM', '07AAGFF2194N1Z1'])(
    '%s is right',
    (gstin) => expect(isGstin(gstin)).toBe(true),
  );

  it.each([
    ['a wrong check character', '27AAECS1234M1Z5'],
    ['one letter mistyped', '27AAPFU0938F1ZV'],
    ['two characters swapped', '27AAPFU0993F1ZV'],
    ['too short', '27AAPFU0939F1Z'],
    ['small letters', '27aapfu0939f1zv'],
    ['nothing', ''],
  ])('with %s is not', (_, gstin) => expect(isGstin(gstin)).toBe(false));

  it('is read as people type it, and says the state', () => {
    expect(tidyGstin(' 27 aapfu-0939 f1zv')).toBe('27AAPFU0939F1ZV');
    expect(stateCodeOfGstin('07AAGFF2194N1Z1')).toBe('07');
  });
});
