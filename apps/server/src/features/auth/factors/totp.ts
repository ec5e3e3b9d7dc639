import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { SECOND_MS } from '@chowk/domain/kernel';

/** RFC 6238 with what every authenticator app takes for granted. */
const STEP_MS = 30 * SECOND_MS;
const DIGITS = 6;
const SECRET_BYTES = 20;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const BASE32_BITS = 5;
/** A phone's clock may be a little off; half a minute either way is forgiven. */
const DRIFT_STEPS = [0, -1, 1];

export function newTotpSecret(): Buffer {
  return randomBytes(SECRET_BYTES);
}

export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(new RegExp(`.{1,${BASE32_BITS}}`, 'g')) ?? [];
  return groups.map((group) => BASE32[Number.parseInt(group.padEnd(BASE32_BITS, '0'), 2)]).join('');
}

export function totpStep(nowMs: number): number {
  return Math.floor(nowMs / STEP_MS);
}

export function totpCode(secret: Uint8Array, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0x0f;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The time step of a code, if later than the last one accepted: no code works twice. */
export function matchTotp(
  secret: Uint8Array,
  code: string,
  { nowMs, lastUsedStep }: { readonly nowMs: number; readonly lastUsedStep: number },
): number | undefined {
  const given = Buffer.from(code);
  const now = totpStep(nowMs);
  const matches = DRIFT_STEPS.map((drift) => now + drift).filter((step) => {
    const right = Buffer.from(totpCode(secret, step));
    return right.length === given.length && timingSafeEqual(right, given);
  });
  return matches.find((step) => step > lastUsedStep);
}
