import { everyone, only } from '../kernel';

export const platformPolicy = {
  readStats: everyone(),
  writeStats: only('super_admin'),
  readFigures: everyone(),
  readConfig: only('admin'),
  writeConfig: only('super_admin'),
};
