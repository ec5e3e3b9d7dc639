import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { newRecoveryCode } from './new-recovery-code';

it('is another one each time, in four groups to read out; the server gets its hash', async () => {
  const [one, other] = [await newRecoveryCode(), await newRecoveryCode()];
  expect(one.shown).toMatch(/^([A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/);
  expect(other.shown).not.toBe(one.shown);
  const code = one.shown.replaceAll('-', '');
  expect(one.code_sha256).toBe(createHash('sha256').update(code).digest('hex'));
});
