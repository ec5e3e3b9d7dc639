import { signedIn } from '../kernel';

/**
 * A person's own and nobody else's, also not of whoever acts for them: none of these is open to an
 * acting bizman, who goes on hearing of their own matters only.
 */
export const notificationsPolicy = {
  readOwn: signedIn(),
  markOwn: signedIn(),
  ownDevices: signedIn(),
};
