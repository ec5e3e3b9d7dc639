import { signedIn } from '../kernel';

/**
 * One's own notifications only: none of these is actable, so an acting bizman keeps receiving only
 * their own.
 */
export const notificationsPolicy = {
  readOwn: signedIn(),
  markOwn: signedIn(),
  ownDevices: signedIn(),
};
