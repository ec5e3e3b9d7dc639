import type { Role } from '@chowk/domain/kernel';
import { sql } from 'drizzle-orm';
import type { SessionRules } from '../../../session-rules';

const STAFF: readonly Role[] = ['admin', 'super_admin'];

function isStaffOf(session: string): string {
  const roles = STAFF.map((role) => `'${role}'`).join(', ');
  return `exists (
    select from user_roles r where r.user_id = ${session}.user_id and r.role in (${roles}))`;
}

/** In hand-written statements, `s` being the session. Asked each time, so a role just given counts. */
export const IS_STAFF_S = isStaffOf('s');

/** The same where Drizzle writes the statement. */
export const isStaffMember = sql<boolean>`${sql.raw(isStaffOf('sessions'))}`;

export function isStaff(roles: readonly Role[]): boolean {
  return roles.some((role) => STAFF.includes(role));
}

interface Lived {
  readonly createdAt: Date;
  readonly notAfter: Date | null;
  readonly isOfStaff: boolean;
}

/** Over for good: neither use nor a refresh brings it back. */
export function isSessionOver(
  { createdAt, notAfter, isOfStaff }: Lived,
  nowMs: number,
  { staffLifeMs }: Pick<SessionRules, 'staffLifeMs'>,
): boolean {
  if (notAfter && notAfter.getTime() <= nowMs) return true;
  return isOfStaff && createdAt.getTime() + staffLifeMs <= nowMs;
}
