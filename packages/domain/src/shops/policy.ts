import { only, signedIn } from '../kernel';

export const shopsPolicy = {
  read: signedIn(),
  find: only('brand', 'admin'),
  /** Whose shop it is, row security answers. */
  update: only('retailer'),
  readPhotos: only('retailer', 'bizman', 'admin'),
  readAreas: signedIn(),
};
