import type { Actor, Role } from '@chowk/domain/kernel';
import { DEMO_PEOPLE } from '../../db/seed/demo-people';

/** What these may do touches everybody, so a password alone is not enough for them. */
const GUARDED: ReadonlySet<Role> = new Set(['admin', 'super_admin']);
const DEMO_EMAILS: ReadonlySet<string> = new Set(DEMO_PEOPLE.map(({ email }) => email));

export interface Shown {
  readonly email: string | null;
  readonly roles: readonly Role[];
  readonly hasFactor: boolean;
  readonly isSecondLevel: boolean;
  readonly isDemo: boolean;
}

/**
 * Roles that are guarded count only at the second level: for every super admin, and for admins who
 * have set a factor up. The demo's people share a password everybody knows, and are left alone.
 */
export function rolesThatCount(shown: Shown): Pick<Actor, 'roles' | 'secondStep'> {
  const { roles, hasFactor } = shown;
  const mustShow = hasFactor || roles.includes('super_admin');
  const isDemoPerson = shown.isDemo && DEMO_EMAILS.has(shown.email ?? '');
  const isGuarded = roles.some((role) => GUARDED.has(role));
  if (shown.isSecondLevel || !isGuarded || !mustShow || isDemoPerson) return { roles };
  return {
    roles: roles.filter((role) => !GUARDED.has(role)),
    secondStep: { step: hasFactor ? 'show' : 'set-up', roles },
  };
}
