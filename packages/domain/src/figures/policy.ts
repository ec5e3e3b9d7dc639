import { only } from '../kernel';

export const figuresPolicy = {
  readPlatform: only('admin'),
  /** Row security decides whose brand it is. */
  readBrand: only('brand'),
};
