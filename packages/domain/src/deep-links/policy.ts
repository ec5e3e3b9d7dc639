import { only, signedIn } from '../kernel';

export const deepLinksPolicy = {
  /** One's own events only, and nothing without consent. */
  track: signedIn(),
  readReport: only('admin'),
};
