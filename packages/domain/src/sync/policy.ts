import { signedIn } from '../kernel';

/** One's own queue and one's own rows; row security decides which those are. */
export const syncPolicy = {
  receipts: signedIn(),
  pull: signedIn(),
};
