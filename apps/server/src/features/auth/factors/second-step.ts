import type { Role, SecondStep } from '@chowk/domain/kernel';
import { DEMO_EMAILS } from '../demo/demo-people';

/** What these may do touches everybody, so they must have a second factor. */
const ALWAYS: readonly Role[] = ['admin', 'super_admin'];

/** Roles that require a second factor: the fixed ones, and those the operator adds. */
export function rolesWithSecondStep(added: readonly Role[] = []): ReadonlySet<Role> {
  return new Set([...ALWAYS, ...added]);
}

export interface Shown {
  readonly email: string | null;
  readonly roles: readonly Role[];
  readonly hasFactor: boolean;
  readonly isSecondLevel: boolean;
  readonly isDemo: boolean;
  readonly mandatory: ReadonlySet<Role>;
}

/**
 * What is missing before this session counts as the person's. A factor binds everyone who has one.
 * The demo's people share a password everybody knows, and are exempt while the demo is on.
 */
export function stepOwed(shown: Shown): SecondStep | undefined {
  const { email, roles, hasFactor, isSecondLevel, isDemo, mandatory } = shown;
  if (isSecondLevel || (isDemo && DEMO_EMAILS.has(email ?? ''))) return undefined;
  if (hasFactor) return 'show';
  return roles.some((role) => mandatory.has(role)) ? 'set-up' : undefined;
}
