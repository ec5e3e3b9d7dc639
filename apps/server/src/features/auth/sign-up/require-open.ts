import { AuthError } from '../auth-error';
import type { AuthServices } from '../auth-services';

/** Whoever is new comes in only where new people are let in; the operator may still make accounts. */
export function requireOpenSignUps({ closedToNew }: Pick<AuthServices, 'closedToNew'>): void {
  if (!closedToNew) return;
  throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
}
