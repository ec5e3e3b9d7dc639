import { AuthError } from '../auth-error';
import type { AuthServices } from '../auth-services';

/** New people can sign up only while sign-ups are open; the operator can still create accounts. */
export function requireOpenSignUps({ closedToNew }: Pick<AuthServices, 'closedToNew'>): void {
  if (!closedToNew) return;
  throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
}
