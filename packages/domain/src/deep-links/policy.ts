import { only, signedIn } from '../kernel';

export const deepLinksPolicy = {
  /** Only about oneself; without the person's consent nothing is kept. */
  track: signedIn(),
  readReport: only('admin'),
};
