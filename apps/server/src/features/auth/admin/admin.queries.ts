import { isUuid } from '@chowk/domain/kernel';
import { and, count, desc, eq, inArray, notExists } from 'drizzle-orm';
import { type Tx, withAuth } from '../../../db';
import { userRoles } from '../../../db/schema/accounts';
import { identities, users } from '../../../db/schema/auth/auth';
import { factors } from '../../../db/schema/auth/auth-factors';
import {
  presentFactor,
  presentUser,
  type UserRow,
  type UserWithIdentities,
} from '../account/present-user';
import { listIdentities } from '../auth.queries';
import { AUDIENCE, type AuthContext } from '../auth-deps';
import { AuthError } from '../auth-error';
import type { AuthServices } from '../auth-services';
import { listFactors } from '../factors/factors.queries';
import { isTeamMember, requireOrdinary } from './require-ordinary';

const DEFAULT_PAGE_SIZE = 50;
const MAX_PAGE_SIZE = 1000;

export function requireUserId(c: AuthContext): string {
  const id = c.req.param('id');
  if (id && isUuid(id)) return id;
  throw new AuthError(404, 'validation_failed', 'user_id must be an UUID');
}

export function userUnknown(): AuthError {
  return new AuthError(404, 'user_not_found', 'User not found');
}

export async function requireUser(tx: Tx, id: string): Promise<UserRow> {
  const [user] = await tx.select().from(users).where(eq(users.id, id));
  if (!user) throw userUnknown();
  return user;
}

export async function readWhole(tx: Tx, id: string): Promise<UserWithIdentities> {
  const user = await requireUser(tx, id);
  return {
    user,
    identities: await listIdentities(tx, id),
    factors: await listFactors(tx, id),
  };
}

async function readOrdinary(tx: Tx, id: string): Promise<UserWithIdentities> {
  await requireOrdinary(tx, id);
  return readWhole(tx, id);
}

async function readPage(tx: Tx, page: number, size: number) {
  // The team is out of reach of a key, its list included.
  const isOrdinary = notExists(
    tx
      .select({ id: userRoles.id })
      .from(userRoles)
      .where(and(eq(userRoles.user_id, users.id), isTeamMember)),
  );
  const [counted] = await tx.select({ total: count() }).from(users).where(isOrdinary);
  const rows = await tx
    .select()
    .from(users)
    .where(isOrdinary)
    .orderBy(desc(users.id))
    .limit(size)
    .offset((page - 1) * size);
  const ids = rows.map(({ id }) => id);
  const owned = ids.length
    ? await tx.select().from(identities).where(inArray(identities.user_id, ids))
    : [];
  const held = ids.length
    ? await tx.select().from(factors).where(inArray(factors.user_id, ids))
    : [];
  const whole = rows.map((user) => ({
    user,
    identities: owned.filter(({ user_id }) => user_id === user.id),
    factors: held.filter(({ user_id }) => user_id === user.id),
  }));
  return { total: counted?.total ?? 0, whole };
}

function wholeNumber(text: string | undefined, fallback: number, max: number): number {
  const number = Number(text || fallback);
  if (!Number.isInteger(number) || number < 1) {
    throw new AuthError(400, 'validation_failed', 'Bad Pagination Parameters: must be 1 or more');
  }
  return Math.min(number, max);
}

/** The client expects the page parameter first in the link. */
function linkTo(page: number, size: number, rel: string): string {
  return `</admin/users?page=${page}&per_page=${size}>; rel="${rel}"`;
}

/** `GET /admin/users`, the newest first. */
export async function listUsers(c: AuthContext, { ports }: AuthServices): Promise<Response> {
  const page = wholeNumber(c.req.query('page'), 1, Number.MAX_SAFE_INTEGER / MAX_PAGE_SIZE);
  const size = wholeNumber(c.req.query('per_page'), DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE);
  const { total, whole } = await withAuth(ports.db, 'read', (tx) => readPage(tx, page, size));
  const last = Math.max(1, Math.ceil(total / size));
  const links = [
    ...(page < last ? [linkTo(page + 1, size, 'next')] : []),
    linkTo(last, size, 'last'),
  ];
  c.header('X-Total-Count', String(total));
  c.header('Link', links.join(', '));
  return c.json({ users: whole.map(presentUser), aud: AUDIENCE });
}

/** `GET /admin/users/{id}`. */
export async function showUser(c: AuthContext, { ports }: AuthServices): Promise<Response> {
  const id = requireUserId(c);
  const whole = await withAuth(ports.db, 'read', (tx) => readOrdinary(tx, id));
  return c.json(presentUser(whole));
}

/** `GET /admin/users/{id}/factors`. */
export async function listUserFactors(c: AuthContext, { ports }: AuthServices): Promise<Response> {
  const id = requireUserId(c);
  const { factors: held } = await withAuth(ports.db, 'read', (tx) => readOrdinary(tx, id));
  return c.json(held.map(presentFactor));
}
