import { describe, expect, it } from 'vitest';
import { isLongEnough } from './password-rules';

describe('a password', () => {
  it.each([
    ['1234567', false],
    ['12345678', true],
    ['मेरीदुकान', true],
    ['😀😀😀😀', false],
    ['', false],
  ])('%s is long enough: %s', (password, isEnough) => {
    expect(isLongEnough(password)).toBe(isEnough);
  });
});
