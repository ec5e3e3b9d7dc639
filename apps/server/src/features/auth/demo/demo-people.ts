import type { Role } from '@chowk/domain/kernel';

export interface DemoPerson {
  readonly email: string;
  readonly fullName: string;
  /** The first is the primary one. */
  readonly roles: readonly [Role, ...Role[]];
}

export const DEMO_PASSWORD = 'chowk-demo-2026';

/** Names that cannot be mistaken for a real person's. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  { email: 'brand@chowk.demo', fullName: 'Demo Brand', roles: ['brand'] },
  { email: 'store@chowk.demo', fullName: 'Demo Store', roles: ['retailer'] },
  { email: 'bizman@chowk.demo', fullName: 'Demo Bizman', roles: ['bizman'] },
  { email: 'admin@chowk.demo', fullName: 'Demo Admin', roles: ['admin'] },
  { email: 'super@chowk.demo', fullName: 'Demo Super Admin', roles: ['super_admin'] },
  // Money settings take two.
  { email: 'super2@chowk.demo', fullName: 'Demo Second Super Admin', roles: ['super_admin'] },
];

export const DEMO_EMAILS: ReadonlySet<string> = new Set(DEMO_PEOPLE.map(({ email }) => email));
