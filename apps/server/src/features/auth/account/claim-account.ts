import { DAY_MS } from '@chowk/domain/kernel';
import { and, eq, gt } from 'drizzle-orm';
import type { Ports } from '../../../contract/context';
import { asAuth, type Tx, withAuth } from '../../../db';
import { oneTimeTokens } from '../../../db/schema/auth/auth-flows';
import { requirePhoneNumber } from '../contacts/phone-number';
import { copyProvedPhone } from '../contacts/profile-phone';
import { pageLinkUrl } from '../mail/page-link';
import { hashToken, newToken } from '../otp/one-time-secrets';
import { insertPerson } from './create-person';

type ClaimPorts = Pick<Ports, 'db' | 'newId' | 'nowMs'>;

interface ShopOwner {
  readonly fullName: string;
  readonly shopName: string;
  /** With the plus; proved to be theirs by a code. */
  readonly phone: string;
}

/**
 * As the system, in its transaction: login, profile, role and an empty shop, without a password.
 * Undefined when the number already has a login; then nothing was created.
 */
export function createShopOwner(
  tx: Tx,
  ports: ClaimPorts,
  { fullName, shopName, phone }: ShopOwner,
): Promise<string | undefined> {
  const digits = requirePhoneNumber(phone);
  return asAuth(tx, async () => {
    const user = await insertPerson(tx, ports, {
      email: null,
      phone: digits,
      passwordHash: null,
      fullName,
      companyName: shopName,
      roles: ['retailer'],
    });
    if (!user) return undefined;
    await copyProvedPhone(tx, user.id, digits);
    return user.id;
  });
}

const CLAIM_LIFE_MS = 7 * DAY_MS;

/** A link to an account that was requested for the person; a newer one invalidates it. */
export async function claimLink(
  ports: ClaimPorts,
  siteUrl: string,
  { userId, phone }: { readonly userId: string; readonly phone: string },
): Promise<string> {
  const token = newToken();
  const older = and(eq(oneTimeTokens.user_id, userId), eq(oneTimeTokens.kind, 'invite'));
  await withAuth(ports.db, 'write', async (tx) => {
    await tx.delete(oneTimeTokens).where(older);
    await tx.insert(oneTimeTokens).values({
      id: ports.newId(),
      user_id: userId,
      kind: 'invite',
      token_hash: hashToken(token),
      relates_to: requirePhoneNumber(phone),
      created_at: new Date(ports.nowMs()),
      expires_at: new Date(ports.nowMs() + CLAIM_LIFE_MS),
    });
  });
  return pageLinkUrl({ siteUrl }, { token, type: 'invite', redirectTo: siteUrl });
}

/** As part of a system step: whose account a link opens, by its token's hash, while it is valid. */
export function findClaimant(
  tx: Tx,
  tokenHash: Buffer,
  nowMs: number,
): Promise<string | undefined> {
  return asAuth(tx, async () => {
    const isGood = and(
      eq(oneTimeTokens.kind, 'invite'),
      eq(oneTimeTokens.token_hash, tokenHash),
      gt(oneTimeTokens.expires_at, new Date(nowMs)),
    );
    const [found] = await tx
      .select({ userId: oneTimeTokens.user_id })
      .from(oneTimeTokens)
      .where(isGood);
    return found?.userId;
  });
}
