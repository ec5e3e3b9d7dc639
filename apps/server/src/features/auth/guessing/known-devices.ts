import { createHash, randomUUID } from 'node:crypto';
import { DAY_MS } from '@chowk/domain/kernel';
import { getCookie, setCookie } from 'hono/cookie';
import * as z from 'zod';
import type { UserRow } from '../account/present-user';
import { AUTH_PATH, type AuthContext, type AuthDeps, toSeconds } from '../auth-deps';
import { hasVerified } from '../factors/factors.queries';
import type { OpenSession } from '../sessions/read-rows';
import { createSealer } from '../tokens/seal';

const PREFIX = 'chowk-known-';
/** As long as browsers keep a cookie. */
const LIFE_MS = 400 * DAY_MS;
/** Renewed from time to time, or a device used daily would expire. */
const RENEWED_AFTER_MS = 30 * DAY_MS;
const NAME_LENGTH = 16;

const content = z.object({
  id: z.uuid(),
  level: z.enum(['aal1', 'aal2']),
  at: z.number(),
  password: z.string(),
});
type Content = z.output<typeof content>;

type Owner = Pick<UserRow, 'id' | 'password_hash'>;

type Remembered = Pick<OpenSession, 'user' | 'factors'> & {
  readonly session: Pick<OpenSession['session'], 'aal'>;
};

export interface KnownDevice {
  readonly id: string;
  /** Whether a second factor was shown on it. */
  readonly level: 'aal1' | 'aal2';
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, NAME_LENGTH);
}

/** One cookie an account: on a shared phone each has its own. */
function nameFor({ id }: Owner): string {
  return `${PREFIX}${digest(id)}`;
}

/** After a password change no device is known any more. */
function passwordMark({ password_hash }: Owner): string {
  return digest(password_hash ?? '');
}

/**
 * A device on which the person signed in before says so by a cookie. It is no session and opens
 * nothing: wrong guesses of strangers do not use up what its owner may try on it.
 */
export function createKnownDevices({ secret, siteUrl, ports }: AuthDeps) {
  const sealer = createSealer(secret, 'known-devices');

  function read(c: AuthContext, owner: Owner): Content | undefined {
    const sealed = getCookie(c, nameFor(owner));
    const plain = sealed && sealer.open(Buffer.from(sealed, 'base64url'), owner.id);
    if (!plain) return undefined;
    const { data } = content.safeParse(JSON.parse(plain.toString()));
    const isGood =
      data && data.password === passwordMark(owner) && ports.nowMs() - data.at < LIFE_MS;
    return isGood ? data : undefined;
  }

  return {
    /** Without a device cookie the account need not be looked up before the guess is counted. */
    isCarried: (c: AuthContext): boolean => (c.req.header('cookie') ?? '').includes(PREFIX),
    find: (c: AuthContext, owner: Owner): KnownDevice | undefined => read(c, owner),
    /** Where a second factor is asked for, the password alone makes no device known. */
    remember: (c: AuthContext, { user, factors, session }: Remembered): void => {
      const level = session.aal;
      if (hasVerified(factors) && level === 'aal1') return;
      const before = read(c, user);
      const isFresh = before && ports.nowMs() - before.at < RENEWED_AFTER_MS;
      if (isFresh && (before.level === level || before.level === 'aal2')) return;
      const plain: Content = {
        id: before?.id ?? randomUUID(),
        level: before?.level === 'aal2' ? 'aal2' : level,
        at: ports.nowMs(),
        password: passwordMark(user),
      };
      const sealed = sealer.seal(Buffer.from(JSON.stringify(plain)), user.id);
      setCookie(c, nameFor(user), Buffer.from(sealed).toString('base64url'), {
        path: AUTH_PATH,
        httpOnly: true,
        sameSite: 'Strict',
        secure: siteUrl.startsWith('https:'),
        maxAge: toSeconds(LIFE_MS),
      });
    },
  };
}

export type KnownDevices = ReturnType<typeof createKnownDevices>;
