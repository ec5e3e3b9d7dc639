import { only } from '../kernel';

export const figuresPolicy = {
  readPlatform: only('admin'),
  /** Whose brand it is, row security answers. */
  readBrand: only('brand'),
};
