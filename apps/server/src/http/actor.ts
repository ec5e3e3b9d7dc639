import { type Actor, ANONYMOUS, ChowkError } from '@chowk/domain/kernel';
import type { Authenticator, HttpContext } from './types';

const BEARER = /^Bearer ([A-Za-z0-9._~+/=-]+)$/;

/** The app shows why they were signed out. */
const SUSPENDED = { details: { reason: 'suspended' } };

/** No token means a stranger; an invalid or expired one is a 401, never a stranger. */
export async function requireActor(c: HttpContext, authenticator: Authenticator): Promise<Actor> {
  const header = c.req.header('authorization');
  if (header === undefined) return ANONYMOUS;
  const token = BEARER.exec(header)?.[1];
  const actor = token ? await authenticator.actorFor(token) : undefined;
  if (actor) return actor;
  const isSuspended = token ? await authenticator.isSuspended?.(token) : false;
  throw new ChowkError('UNAUTHENTICATED', isSuspended ? SUSPENDED : {});
}
