import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../demo/demo-people';
import { isCommonPassword } from './common-passwords';

describe('a common password', () => {
  it.each([
    'password',
    'Password123',
    '12345678',
    'QWERTYUIOP',
    'iloveyou',
    '1qaz2wsx',
    'sunshine',
  ])('%s is known', (password) => expect(isCommonPassword(password)).toBe(true));

  it.each([DEMO_PASSWORD, 'correct horse', 'kirana-2026-dukaan', 'मेरी दुकान 2026'])(
    '%s is none',
    (password) => expect(isCommonPassword(password)).toBe(false),
  );

  it('is found among random ones less than once in 10,000', () => {
    const count = 50_000;
    let wrong = 0;
    for (let i = 0; i < count; i++) {
      if (isCommonPassword(randomBytes(9).toString('base64'))) wrong += 1;
    }
    expect(wrong).toBeLessThan(count / 10_000);
  });
});
