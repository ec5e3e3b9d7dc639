import { DAY_MS, MINUTE_MS } from '@chowk/domain/kernel';
import { and, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Tx } from '../../../db';
import { oneTimeTokens, type TokenKind } from '../../../db/schema/auth/auth-flows';
import type { AuthServices } from '../auth-services';
import { hashToken, isSameHash, newCode, newLinkToken } from './one-time-secrets';

/** `half`: one end of a change of address agreed, the other has not yet. */
export type Acceptance = 'whole' | 'half';

const MAIL_LIFE_MS = DAY_MS;
const MESSAGE_LIFE_MS = 5 * MINUTE_MS;
const MESSAGE_KINDS: readonly TokenKind[] = ['phone_confirmation', 'sms', 'phone_change'];
const MAX_WRONG_GUESSES = 5;

export type TokenRow = typeof oneTimeTokens.$inferSelect;

export interface NewOneTimeToken {
  readonly userId: string;
  readonly kind: TokenKind;
  readonly address: string;
  readonly flowId?: string | undefined;
  /** The known device it is asked for on. */
  readonly askedBy?: string | undefined;
}

export interface OneTimeSecrets {
  readonly token: string;
  readonly code: string;
}

function lifeOf(kind: TokenKind): number {
  return MESSAGE_KINDS.includes(kind) ? MESSAGE_LIFE_MS : MAIL_LIFE_MS;
}

/**
 * Anybody can request these, so the link of an older email stays valid until it expires or is used;
 * otherwise a request every minute would keep the owner out. Only the older code is invalidated.
 */
const LINK_STAYS: readonly TokenKind[] = ['confirmation', 'magiclink', 'recovery'];

async function voidOlder(tx: Tx, { userId, kind, askedBy }: NewOneTimeToken): Promise<void> {
  const older = and(
    eq(oneTimeTokens.user_id, userId),
    eq(oneTimeTokens.kind, kind),
    askedBy ? eq(oneTimeTokens.asked_by, askedBy) : isNull(oneTimeTokens.asked_by),
  );
  if (!LINK_STAYS.includes(kind)) await tx.delete(oneTimeTokens).where(older);
  else await tx.update(oneTimeTokens).set({ otp_hash: null }).where(older);
}

/** Voids what an older one of its kind must not open any more. */
export async function issueToken(
  tx: Tx,
  { ports, codes }: AuthServices,
  wish: NewOneTimeToken,
): Promise<OneTimeSecrets> {
  const { userId, kind, address, flowId, askedBy } = wish;
  const nowMs = ports.nowMs();
  const id = ports.newId();
  const token = newLinkToken(flowId !== undefined);
  const code = newCode();
  await voidOlder(tx, wish);
  await tx.insert(oneTimeTokens).values({
    id,
    user_id: userId,
    kind,
    token_hash: hashToken(token),
    otp_hash: codes.hash(code, id),
    wrong_guesses: 0,
    relates_to: address,
    flow_state_id: flowId ?? null,
    asked_by: askedBy ?? null,
    created_at: new Date(nowMs),
    expires_at: new Date(nowMs + lifeOf(kind)),
  });
  return { token, code };
}

/**
 * A link works once. The code of the same mail stays until someone signs in with it or with the
 * link: a mail scanner that follows links then does not lock the reader out.
 */
export async function takeLink(
  tx: Tx,
  { ports }: AuthServices,
  token: string,
  kinds: readonly TokenKind[],
): Promise<TokenRow | undefined> {
  const [row] = await tx
    .update(oneTimeTokens)
    .set({ token_hash: null })
    .where(
      and(
        eq(oneTimeTokens.token_hash, hashToken(token)),
        inArray(oneTimeTokens.kind, [...kinds]),
        gt(oneTimeTokens.expires_at, new Date(ports.nowMs())),
      ),
    )
    .returning();
  return row;
}

const guessedOnceMore = sql`${oneTimeTokens.wrong_guesses} + 1`;
const unlessTooMany = sql`case when ${guessedOnceMore} >= ${MAX_WRONG_GUESSES} then null else ${oneTimeTokens.otp_hash} end`;

interface CodeGuess {
  readonly address: string;
  readonly code: string;
  readonly kinds: readonly TokenKind[];
  /** The known device it is typed on. */
  readonly askedBy?: string | undefined;
}

/**
 * The fifth wrong guess invalidates the code; the link, which cannot be guessed, stays. The caller
 * must commit, match or not.
 */
export async function takeCode(
  tx: Tx,
  { ports, codes }: AuthServices,
  guess: CodeGuess,
  userId?: string,
): Promise<TokenRow | undefined> {
  const rows = await tx
    .select()
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.relates_to, guess.address),
        inArray(oneTimeTokens.kind, [...guess.kinds]),
        gt(oneTimeTokens.expires_at, new Date(ports.nowMs())),
        isNotNull(oneTimeTokens.otp_hash),
        guess.askedBy
          ? or(isNull(oneTimeTokens.asked_by), eq(oneTimeTokens.asked_by, guess.askedBy))
          : isNull(oneTimeTokens.asked_by),
        userId ? eq(oneTimeTokens.user_id, userId) : undefined,
      ),
    )
    .orderBy(oneTimeTokens.id)
    .for('update');
  const match = rows.find(
    (row) => row.otp_hash && isSameHash(row.otp_hash, codes.hash(guess.code, row.id)),
  );
  if (match) return match;
  const ids = rows.map((row) => row.id);
  if (ids.length > 0) {
    await tx
      .update(oneTimeTokens)
      .set({
        wrong_guesses: guessedOnceMore,
        otp_hash: unlessTooMany,
      })
      .where(inArray(oneTimeTokens.id, ids));
  }
  return undefined;
}

/** Everything that lets someone in without a password. */
const SIGN_IN_KINDS: readonly TokenKind[] = [
  'confirmation',
  'invite',
  'magiclink',
  'recovery',
  'phone_confirmation',
  'sms',
];

export async function dropSignInTokens(tx: Tx, userId: string): Promise<void> {
  await tx
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.user_id, userId), inArray(oneTimeTokens.kind, [...SIGN_IN_KINDS])));
}

export async function dropAllTokens(tx: Tx, userId: string): Promise<void> {
  await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.user_id, userId));
}
