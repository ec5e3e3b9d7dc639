import { type KeyObject, sign } from 'node:crypto';
import { isUuid, SECOND_MS } from '@chowk/domain/kernel';
import { type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { AmrEntry, sessions, users } from '../../../db/schema/auth/auth';
import { ACCESS_TOKEN_LIFE_MS, AUDIENCE, issuerOf, toSeconds } from '../auth-deps';
import type { Keyring } from './keyring';
import { ALGORITHM } from './signing-keys';

/** Our own processes may differ by a little. */
const CLOCK_TOLERANCE_S = 5;

export interface AccessClaims {
  readonly userId: string | undefined;
  readonly sessionId: string | undefined;
  readonly aal: 'aal1' | 'aal2';
  readonly amr: readonly AmrEntry[];
  /** The key it was signed with. */
  readonly kid: string;
  readonly expiresAtMs: number;
}

export interface AccessTokens {
  readonly mint: (
    user: typeof users.$inferSelect,
    session: Pick<typeof sessions.$inferSelect, 'id' | 'aal' | 'amr'>,
  ) => Promise<string>;
  /** Throws when the token is not ours, changed or out of date. */
  readonly verify: (token: string) => Promise<AccessClaims>;
}

export interface AccessTokenOptions {
  readonly keyring: Keyring;
  readonly siteUrl: string;
  readonly nowMs: () => number;
}

function idClaim(value: unknown): string | undefined {
  return typeof value === 'string' && isUuid(value) ? value : undefined;
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

/**
 * Signed on the spot: WebCrypto would queue behind password hashes for a thread, and take ten times
 * the work. The signature is the raw pair of numbers, which is what a JWT holds.
 */
function signed(header: object, claims: object, key: KeyObject): string {
  const text = `${encoded(header)}.${encoded(claims)}`;
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
  return `${text}.${signature.toString('base64url')}`;
}

export function createAccessTokens({ keyring, siteUrl, nowMs }: AccessTokenOptions): AccessTokens {
  const issuer = issuerOf(siteUrl);

  const keyOf: JWTVerifyGetKey = async ({ kid }) => {
    const key = kid ? await keyring.publicKey(kid) : undefined;
    if (!key) throw new Error('unrecognized JWT kid');
    return key;
  };

  return {
    mint: async (user, session) => {
      const { kid, key } = await keyring.signer();
      const issuedAtMs = nowMs();
      const claims = {
        iss: issuer,
        sub: user.id,
        aud: AUDIENCE,
        iat: toSeconds(issuedAtMs),
        exp: toSeconds(issuedAtMs + ACCESS_TOKEN_LIFE_MS),
        email: user.email ?? '',
        phone: user.phone ?? '',
        app_metadata: user.app_metadata,
        user_metadata: user.user_metadata,
        role: AUDIENCE,
        aal: session.aal,
        amr: session.amr,
        session_id: session.id,
        is_anonymous: false,
      };
      return signed({ alg: ALGORITHM, kid, typ: 'JWT' }, claims, key);
    },
    verify: async (token) => {
      const { payload, protectedHeader } = await jwtVerify(token, keyOf, {
        issuer,
        audience: AUDIENCE,
        algorithms: [ALGORITHM],
        clockTolerance: CLOCK_TOLERANCE_S,
        currentDate: new Date(nowMs()),
        requiredClaims: ['exp', 'iat'],
      });
      return {
        userId: idClaim(payload.sub),
        sessionId: idClaim(payload.session_id),
        aal: payload.aal === 'aal2' ? 'aal2' : 'aal1',
        amr: Array.isArray(payload.amr) ? payload.amr : [],
        kid: protectedHeader.kid ?? '',
        expiresAtMs: ((payload.exp ?? 0) + CLOCK_TOLERANCE_S) * SECOND_MS,
      };
    },
  };
}
