import { expect, it } from 'vitest';
import type { Factor, FactorType } from '@/features/auth/security/account.queries';
import { passkeyProblem } from './passkeys/browser-passkey';
import { grouped } from './recovery/recovery-codes';
import { waysOf } from './second-step';

const factor = (id: string, type: FactorType): Factor => ({
  id,
  type,
  name: id,
  isVerified: true,
  createdAt: '2026-11-18T00:00:00.000Z',
});
const KNOWN = [factor('app', 'totp'), factor('phone', 'webauthn'), factor('laptop', 'webauthn')];
const idsOf = (isPasskeyFirst: boolean) => waysOf(KNOWN, isPasskeyFirst).map(({ id }) => id);

it('asks for a passkey first, once for all of them', () => {
  expect(idsOf(true)).toEqual(['phone', 'app']);
  expect(waysOf(KNOWN, true)[0]?.name).toBeUndefined();
});

it('asks for it last where the browser knows none', () => {
  expect(idsOf(false)).toEqual(['app', 'phone']);
  expect(waysOf([factor('app', 'totp')], true).map(({ id }) => id)).toEqual(['app']);
});

it('tells a closed prompt from a device that is known or unfit', () => {
  const failed = (name: string) => passkeyProblem(new DOMException('', name));
  expect(failed('NotAllowedError')).toBe('passkeyCancelled');
  expect(failed('AbortError')).toBe('passkeyCancelled');
  expect(failed('InvalidStateError')).toBe('passkeyKnown');
  expect(failed('NotSupportedError')).toBe('passkeyUnsupported');
  expect(failed('SecurityError')).toBe('passkeyFailed');
  expect(passkeyProblem('odd')).toBe('passkeyFailed');
});

it('shows codes in groups', () => {
  expect(grouped('0123abcd9xyz')).toBe('0123-abcd-9xyz');
});
