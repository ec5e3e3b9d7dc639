import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskPhone, requirePhone } from './phone';

describe('requirePhone', () => {
  it.each(['+919812345678', '+14155550123'])('takes %s', (phone) => {
    expect(requirePhone(phone)).toBe(phone);
  });

  it.each(['', '9812345678', '+0981234567', '+91 98123 45678', '+91981234567a', '+९१९८१२३४५६७८'])(
    'refuses %j',
    (phone) => {
      expect(() => requirePhone(phone)).toThrow(
        expect.objectContaining({ code: 'VALIDATION_FAILED' }),
      );
    },
  );
});

describe('maskPhone', () => {
  it('shows the last four digits', () => {
    expect(maskPhone('+919812345678')).toBe('•••••••••5678');
  });

  it('never shows half or more of a number', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,15}$/), (digits) => {
        const shown = maskPhone(digits).replaceAll('•', '');
        expect(maskPhone(digits)).toHaveLength(digits.length);
        expect(shown.length * 2).toBeLessThanOrEqual(digits.length);
      }),
    );
  });
});
