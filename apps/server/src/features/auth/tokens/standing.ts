import type { UserWithStatus } from '../auth.queries';
import { AuthError } from '../auth-error';

interface Standing {
  readonly user: Pick<UserWithStatus['user'], 'banned_until'>;
  readonly status: UserWithStatus['status'];
}

/** Suspended by an admin, banned for a time, or left without a profile. */
export function isBanned({ user, status }: Standing, nowMs: number): boolean {
  return status !== 'active' || (user.banned_until?.getTime() ?? 0) > nowMs;
}

export function requireStanding(person: Standing, nowMs: number, httpStatus: number): void {
  if (isBanned(person, nowMs)) throw new AuthError(httpStatus, 'user_banned', 'User is banned');
}
