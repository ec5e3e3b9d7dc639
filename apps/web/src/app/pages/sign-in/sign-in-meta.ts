import { ROLES, type Role } from '@chowk/domain/kernel';
import type { PageMeta } from '@/app/router/page-meta';
import { signInPath } from '@/app/session/guard';

type Door = Pick<PageMeta, 'title'> & Required<Pick<PageMeta, 'accent'>>;

/** Name and colour of each role's sign-in page. */
export const SIGN_IN_META: Readonly<Record<Role, Door>> = {
  brand: { title: 'title.signIn', accent: 'brand' },
  retailer: { title: 'title.signIn', accent: 'retailer' },
  bizman: { title: 'title.signIn', accent: 'bizman' },
  admin: { title: 'title.adminAccess', accent: 'admin' },
  super_admin: { title: 'title.superAdmin', accent: 'admin' },
};

/** The role, from the path. */
export function signInRoleAt(path: string): Role | undefined {
  return ROLES.find((role) => signInPath(role) === path.replace(/\/$/, ''));
}
