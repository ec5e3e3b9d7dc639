import type { UserWithStatus } from './auth.queries';
import { AuthError } from './auth-error';

export function isBanned({ user, status }: UserWithStatus, nowMs: number): boolean {
  return status !== 'active' || (user.banned_until?.getTime() ?? 0) > nowMs;
}

export function requireStanding(person: UserWithStatus, nowMs: number, httpStatus: number): void {
  if (isBanned(person, nowMs)) throw new AuthError(httpStatus, 'user_banned', 'User is banned');
}
