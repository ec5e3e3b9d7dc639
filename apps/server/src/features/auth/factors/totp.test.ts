import { describe, expect, it } from 'vitest';
import { base32, matchTotp, newTotpSecret, totpCode, totpStep } from './totp';

/** RFC 6238, appendix B, SHA-1. */
const RFC_SECRET = Buffer.from('12345678901234567890');
const HALF_MINUTE_MS = 30_000;

describe('codes that count with the time', () => {
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('are those of the RFC at %i s', (seconds, code) => {
    expect(totpCode(RFC_SECRET, totpStep(seconds * 1000), 8)).toBe(code);
  });

  it('are taken half a minute early or late, and no more', () => {
    const nowMs = 1_800_000_015_000;
    const taken = [-2, -1, 0, 1, 2].filter((drift) => {
      const code = totpCode(RFC_SECRET, totpStep(nowMs + drift * HALF_MINUTE_MS));
      return matchTotp(RFC_SECRET, code, { nowMs, lastUsedStep: 0 }) !== undefined;
    });
    expect(taken).toEqual([-1, 0, 1]);
  });

  it('are taken once, and none older after it', () => {
    const nowMs = 1_800_000_015_000;
    const step = totpStep(nowMs);
    const match = (of: number, lastUsedStep: number) =>
      matchTotp(RFC_SECRET, totpCode(RFC_SECRET, of), { nowMs, lastUsedStep });
    expect(match(step, step - 1)).toBe(step);
    expect(match(step, step)).toBeUndefined();
    expect(match(step - 1, step)).toBeUndefined();
    expect(match(step + 1, step)).toBe(step + 1);
  });

  it.each(['', '12345', '1234567', 'abcdef', '१२३४५६'])('are never %j', (code) => {
    const given = { nowMs: 1_800_000_000_000, lastUsedStep: 0 };
    expect(matchTotp(RFC_SECRET, code, given)).toBeUndefined();
  });
});

describe('the secret', () => {
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('%j is written as RFC 4648 writes it, without padding', (text, written) => {
    expect(base32(Buffer.from(text))).toBe(written);
  });

  it('has 160 bits, other ones each time', () => {
    expect(newTotpSecret()).toHaveLength(20);
    expect(base32(newTotpSecret())).toMatch(/^[A-Z2-7]{32}$/);
    expect(newTotpSecret().equals(newTotpSecret())).toBe(false);
  });
});
