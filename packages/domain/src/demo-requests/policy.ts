import { everyone, only } from '../kernel';

export const demoRequestsPolicy = {
  create: everyone(),
  read: only('admin'),
  handle: only('admin'),
};
