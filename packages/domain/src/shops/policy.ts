import { only, signedIn } from '../kernel';

export const shopsPolicy = {
  read: signedIn(),
  find: only('brand', 'admin'),
  /** Whose shop it is, row security answers. */
  update: only('retailer'),
  /** For whom they may, the server asks each time. */
  act: only('bizman'),
  readPhotos: only('retailer', 'bizman', 'admin'),
  readAreas: signedIn(),
};
