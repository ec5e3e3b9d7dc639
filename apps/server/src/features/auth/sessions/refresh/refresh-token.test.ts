import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSignedWith, newRefreshKey, readRefreshToken, writeRefreshToken } from './refresh-token';

const MAX_COUNTER = 2 ** 31 - 1;
const key = newRefreshKey();

describe('refresh tokens', () => {
  it('come back as they were written, for every counter', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.nat(MAX_COUNTER), (sessionId, counter) => {
        const token = readRefreshToken(writeRefreshToken(sessionId, counter, key));
        expect(token).toMatchObject({ sessionId, counter });
        expect(token && isSignedWith(token, key)).toBe(true);
      }),
    );
  });

  it('are the same each time they are derived', () => {
    const sessionId = randomUUID();
    expect(writeRefreshToken(sessionId, 7, key)).toBe(writeRefreshToken(sessionId, 7, key));
  });

  it('are refused by their checksum when any character changes', () => {
    const text = writeRefreshToken(randomUUID(), 300, key);
    fc.assert(
      // The last character holds spare bits that mean nothing.
      fc.property(fc.nat(text.length - 2), fc.constantFrom(...'AZaz09-_'), (at, letter) => {
        fc.pre(text[at] !== letter);
        const changed = text.slice(0, at) + letter + text.slice(at + 1);
        expect(readRefreshToken(changed)).toBeUndefined();
      }),
    );
  });

  it('are refused when anything else is sent', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.base64String(), fc.string({ unit: 'binary' })),
        (text) => {
          expect(readRefreshToken(text)).toBeUndefined();
        },
      ),
    );
  });

  it('do not pass with the key of another session', () => {
    const token = readRefreshToken(writeRefreshToken(randomUUID(), 1, key));
    expect(token && isSignedWith(token, newRefreshKey())).toBe(false);
  });
});
