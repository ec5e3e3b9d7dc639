import type { Role } from '@chowk/domain/kernel';
import { type SQL, sql } from 'drizzle-orm';
import { pgPolicy, pgRole } from 'drizzle-orm/pg-core';

/** Created by the first, hand-written migration. */
export const userRole = pgRole('chowk_user').existing();
export const systemRole = pgRole('chowk_system').existing();
export const authRole = pgRole('chowk_auth').existing();

/** Helper calls are wrapped in a select so that PostgreSQL runs them once per statement. */
export const currentUid = sql`(select app.uid())`;

export function hasRole(role: Role): SQL {
  return sql.raw(`(select app.has_role('${role}'))`);
}

const always = sql`true`;

export function systemMayAll() {
  return pgPolicy('system_all', { for: 'all', to: systemRole, using: always, withCheck: always });
}

export function authMayAll() {
  return pgPolicy('auth_all', { for: 'all', to: authRole, using: always, withCheck: always });
}

export function authMayRead() {
  return pgPolicy('auth_read', { for: 'select', to: authRole, using: always });
}

export function userMayRead(using: SQL) {
  return pgPolicy('user_read', { for: 'select', to: userRole, using });
}

export function userMayWrite(condition: SQL) {
  return pgPolicy('user_write', {
    for: 'all',
    to: userRole,
    using: condition,
    withCheck: condition,
  });
}

/** Update only. */
export function userMayUpdate(condition: SQL) {
  return pgPolicy('user_update', {
    for: 'update',
    to: userRole,
    using: condition,
    withCheck: condition,
  });
}

/** Insert one's own rows only. */
export function userMayInsert(withCheck: SQL) {
  return pgPolicy('user_insert', { for: 'insert', to: userRole, withCheck });
}

/** Delete one's own rows only. */
export function userMayDelete(using: SQL) {
  return pgPolicy('user_delete', { for: 'delete', to: userRole, using });
}

/** What the auth server inserts at sign-up, and nothing else of that table. */
export function authMayInsert(withCheck: SQL) {
  return pgPolicy('auth_sign_up', { for: 'insert', to: authRole, withCheck });
}
