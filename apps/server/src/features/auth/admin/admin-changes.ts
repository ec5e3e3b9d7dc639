import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@chowk/domain/kernel';
import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../../db';
import { identities, sessions, users } from '../../../db/schema/auth/auth';
import type { UserRow } from '../account/present-user';
import { mergeMetadata } from '../account/user-metadata';
import { invalidRequest } from '../auth-error';
import type { AuthServices } from '../auth-services';
import { parseEmail } from '../contacts/email';
import { moveEmail } from '../contacts/move-email';
import { requireFreePhone, requirePhoneNumber } from '../contacts/phone-number';
import { copyProvedPhone } from '../contacts/profile-phone';
import { dropAllTokens } from '../otp/one-time-tokens';
import { requireUsablePassword } from '../password/password-rules';
import { phoneIdentity } from '../providers/identity-rows';
import { optionalText } from '../requests/read-body';

const metadata = z.record(z.string(), z.unknown()).nullish();

/** Part of the protocol, but ids and hashes are made here: refused rather than passed over. */
const notTaken = z.null().optional();

export const adminUserBody = z.object({
  id: notTaken,
  password_hash: notTaken,
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  email_confirm: z.boolean().nullish(),
  phone_confirm: z.boolean().nullish(),
  user_metadata: metadata,
  app_metadata: metadata,
  ban_duration: optionalText,
});
export type AdminUserBody = z.output<typeof adminUserBody>;

const UNIT_MS: Readonly<Record<string, number>> = {
  h: HOUR_MS,
  m: MINUTE_MS,
  s: SECOND_MS,
  ms: 1,
  us: 0.001,
  µs: 0.001,
  ns: 0.000_001,
};
const DURATION = /^(?:\d+(?:\.\d+)?(?:h|ms|m|s|us|µs|ns))+$/;
/** As far as a date goes in every part of the system. */
const MAX_BAN_MS = 1000 * 365 * 24 * HOUR_MS;

/** `2h45m`; `none` lifts the ban. */
function bannedUntil(text: string, nowMs: number): Date | null {
  if (text === 'none') return null;
  if (!DURATION.test(text)) throw invalidRequest('invalid format for ban duration');
  const parts = [...text.matchAll(/(\d+(?:\.\d+)?)(h|ms|m|s|us|µs|ns)/g)];
  const lengthMs = parts.reduce(
    (sum, [, number, unit]) => sum + Number(number) * (UNIT_MS[unit ?? ''] ?? 0),
    0,
  );
  return new Date(nowMs + Math.min(lengthMs, MAX_BAN_MS));
}

export interface AdminChanges {
  readonly email?: string;
  readonly phone?: string;
  readonly passwordHash?: string;
  readonly isEmailProved?: boolean;
  readonly isPhoneProved?: boolean;
  readonly userMetadata?: Record<string, unknown>;
  readonly appMetadata?: Record<string, unknown>;
  readonly bannedUntil?: Date | null;
}

/** Checked and hashed before the transaction begins. */
export async function prepareChanges(
  { passwords, ports }: AuthServices,
  input: AdminUserBody,
): Promise<AdminChanges> {
  const { password, email_confirm, phone_confirm, user_metadata, app_metadata } = input;
  const email = input.email ? parseEmail(input.email) : undefined;
  if (input.email && !email) {
    throw invalidRequest('Unable to validate email address: invalid format');
  }
  if (password) requireUsablePassword(password);
  return {
    ...(email ? { email } : {}),
    ...(input.phone ? { phone: requirePhoneNumber(input.phone) } : {}),
    ...(password ? { passwordHash: await passwords.hash(password) } : {}),
    ...(typeof email_confirm === 'boolean' ? { isEmailProved: email_confirm } : {}),
    ...(typeof phone_confirm === 'boolean' ? { isPhoneProved: phone_confirm } : {}),
    ...(user_metadata ? { userMetadata: user_metadata } : {}),
    ...(app_metadata ? { appMetadata: app_metadata } : {}),
    ...(input.ban_duration ? { bannedUntil: bannedUntil(input.ban_duration, ports.nowMs()) } : {}),
  };
}

async function provedAs(
  tx: Tx,
  user: UserRow,
  sort: { readonly provider: 'email' | 'phone'; readonly isProved: boolean; readonly now: Date },
): Promise<void> {
  const { provider, isProved, now } = sort;
  const at = isProved ? (user[`${provider}_confirmed_at`] ?? now) : null;
  await tx
    .update(users)
    .set({ [`${provider}_confirmed_at`]: at })
    .where(eq(users.id, user.id));
  const data = JSON.stringify({ [`${provider}_verified`]: isProved });
  await tx
    .update(identities)
    .set({ identity_data: sql`${identities.identity_data} || ${data}::jsonb`, updated_at: now })
    .where(and(eq(identities.user_id, user.id), eq(identities.provider, provider)));
}

async function movePhone(tx: Tx, { ports }: AuthServices, user: UserRow, phone: string) {
  await requireFreePhone(tx, user.id, phone);
  const providers = new Set<unknown>(
    Array.isArray(user.app_metadata.providers) ? user.app_metadata.providers : [],
  );
  await tx
    .update(users)
    .set({
      phone,
      new_phone: null,
      phone_change_sent_at: null,
      app_metadata: { ...user.app_metadata, providers: [...providers.add('phone')] },
    })
    .where(eq(users.id, user.id));
  const data = JSON.stringify({ phone });
  await tx
    .insert(identities)
    .values(phoneIdentity(ports, user.id, phone, user.phone_confirmed_at !== null))
    .onConflictDoUpdate({
      target: [identities.provider, identities.provider_id],
      set: { identity_data: sql`${identities.identity_data} || ${data}::jsonb` },
    });
}

async function reread(tx: Tx, id: string): Promise<UserRow> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  if (!user) throw new Error('The person being changed has no row');
  return user;
}

/** An operator's word is enough: what a person would have to prove is simply set. */
export async function applyChanges(
  tx: Tx,
  services: AuthServices,
  id: string,
  changes: AdminChanges,
): Promise<void> {
  const now = new Date(services.ports.nowMs());
  const before = await reread(tx, id);
  if (changes.email && changes.email !== before.email) {
    await moveEmail(tx, services.ports, before, changes.email);
    const isProved = before.email_confirmed_at !== null;
    await provedAs(
      tx,
      { ...before, email_confirmed_at: null },
      { provider: 'email', isProved, now },
    );
  }
  if (changes.phone && changes.phone !== before.phone) {
    await movePhone(tx, services, await reread(tx, id), changes.phone);
  }
  const moved = await reread(tx, id);
  if (changes.isEmailProved !== undefined && moved.email) {
    await provedAs(tx, moved, { provider: 'email', isProved: changes.isEmailProved, now });
  }
  if (changes.isPhoneProved !== undefined && moved.phone) {
    await provedAs(tx, moved, { provider: 'phone', isProved: changes.isPhoneProved, now });
    if (changes.isPhoneProved) await copyProvedPhone(tx, id, moved.phone);
  }
  const { userMetadata, appMetadata, passwordHash, bannedUntil: until } = changes;
  await tx
    .update(users)
    .set({
      updated_at: now,
      ...(userMetadata ? { user_metadata: mergeMetadata(moved.user_metadata, userMetadata) } : {}),
      ...(appMetadata ? { app_metadata: mergeMetadata(moved.app_metadata, appMetadata) } : {}),
      ...(passwordHash ? { password_hash: passwordHash } : {}),
      ...(until !== undefined ? { banned_until: until } : {}),
    })
    .where(eq(users.id, id));
  // Existing sessions used the old password, or may not be allowed any more.
  if (passwordHash || until) await tx.delete(sessions).where(eq(sessions.user_id, id));
  if (passwordHash) await dropAllTokens(tx, id);
}
