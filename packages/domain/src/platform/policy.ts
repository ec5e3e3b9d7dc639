import { everyone, only } from '../kernel';

export const platformPolicy = {
  readStats: everyone(),
  writeStats: only('super_admin'),
  readConfig: only('admin'),
  writeConfig: only('super_admin'),
};
