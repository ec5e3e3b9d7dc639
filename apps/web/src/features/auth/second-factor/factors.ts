import type { Factor } from '@/features/auth/security/account.queries';
import {
  type AccountProblem,
  type Attempt,
  attempt,
} from '@/features/auth/security/account-problem';
import { refreshSession } from '@/features/auth/session/refresh-session';

export interface TotpSecret {
  readonly factorId: string;
  readonly qrCode: string;
  readonly secret: string;
  readonly uri: string;
}

/** A name nobody of these has yet: two factors of one name are refused by the server. */
export function freeName(base: string, factors: readonly Factor[]): string {
  const taken = new Set(factors.map(({ name }) => name));
  const numbers = Array.from({ length: factors.length + 1 }, (_, place) => place + 1);
  const free = numbers.map((number) => `${base} ${number}`).find((name) => !taken.has(name));
  return free ?? `${base} ${factors.length + 1}`;
}

/** What was begun and never finished would only stand in the way of a new beginning. */
export async function dropUnfinished(
  factors: readonly Factor[],
  type: Factor['type'],
): Promise<void> {
  const unfinished = factors.filter((factor) => factor.type === type && !factor.isVerified);
  for (const { id } of unfinished) await dropFactor(id);
}

export async function beginTotp(
  friendlyName: string,
  factors: readonly Factor[],
): Promise<Attempt<TotpSecret>> {
  await dropUnfinished(factors, 'totp');
  const { data, problem } = await attempt((auth) =>
    auth.mfa.enroll({ factorType: 'totp', friendlyName, issuer: 'Chowk' }),
  );
  if (problem) return { problem };
  const { qr_code: qrCode, secret, uri } = data.totp;
  return { data: { factorId: data.id, qrCode, secret, uri } };
}

export async function beginPhoneFactor(
  friendlyName: string,
  phone: string,
  factors: readonly Factor[],
): Promise<Attempt<{ readonly factorId: string }>> {
  await dropUnfinished(factors, 'phone');
  const { data, problem } = await attempt((auth) =>
    auth.mfa.enroll({ factorType: 'phone', friendlyName, phone }),
  );
  return problem ? { problem } : { data: { factorId: data.id } };
}

/** Sends the message of a phone factor; an authenticator app needs none. */
export async function challenge(
  factorId: string,
): Promise<Attempt<{ readonly challengeId: string }>> {
  const { data, problem } = await attempt((auth) => auth.mfa.challenge({ factorId }));
  return problem ? { problem } : { data: { challengeId: data.id } };
}

/** Undefined when the code was right; the session then says so too. */
export async function proveFactor(
  factorId: string,
  code: string,
  challengeId?: string,
): Promise<AccountProblem | undefined> {
  const { problem } = await attempt((auth) =>
    challengeId
      ? auth.mfa.verify({ factorId, challengeId, code })
      : auth.mfa.challengeAndVerify({ factorId, code }),
  );
  return problem;
}

export async function dropFactor(factorId: string): Promise<AccountProblem | undefined> {
  return (await attempt((auth) => auth.mfa.unenroll({ factorId }))).problem;
}

/** Undefined when it is gone. The session is renewed, or it would still speak of the factor. */
export async function removeFactor(factorId: string): Promise<AccountProblem | undefined> {
  const problem = await dropFactor(factorId);
  if (!problem) await refreshSession(false).catch(() => undefined);
  return problem;
}
