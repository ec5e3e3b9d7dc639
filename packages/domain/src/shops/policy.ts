import { only, signedIn } from '../kernel';

export const shopsPolicy = {
  read: signedIn(),
  find: only('brand', 'admin'),
  /** Whose shop it is, row security answers. */
  update: only('retailer'),
  /** For whom they may, the server asks each time. */
  act: only('bizman'),
  /** How shops do: of a bizman's own, or of all. */
  care: only('bizman', 'admin'),
  assign: only('admin'),
  readPhotos: only('retailer', 'bizman', 'admin'),
  readAreas: signedIn(),
};
