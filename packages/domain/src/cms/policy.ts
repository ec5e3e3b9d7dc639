import { everyone, only } from '../kernel';

export const cmsPolicy = {
  readPublished: everyone(),
  edit: only('super_admin'),
};
