import { expect, it } from 'vitest';
import { CHEAP_HASHING, HASHING } from '../../../hashing';
import { createPasswords } from './passwords';

const PASSWORD = 'kirana-2026-dukaan';

it('hashes as OWASP asks for, and knows what was hashed at another cost', async () => {
  const [dear, cheap] = [createPasswords(HASHING), createPasswords(CHEAP_HASHING)];
  const stored = await dear.hash(PASSWORD);
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  for (const passwords of [dear, cheap]) {
    expect(await passwords.matches(PASSWORD, stored)).toBe(true);
    expect(await passwords.matches(`${PASSWORD}!`, stored)).toBe(false);
    expect(await passwords.matches(PASSWORD, undefined)).toBe(false);
  }
});
