import { PROFILE_STATES } from '@chowk/domain/accounts';
import { ROLES } from '@chowk/domain/kernel';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, updatedAt } from './columns';
import {
  authMayAll,
  authMayRead,
  currentUid,
  hasRole,
  systemMayAll,
  userMayRead,
  userMayUpdate,
} from './roles';

export const profileStatus = pgEnum('profile_status', PROFILE_STATES);
export const appRole = pgEnum('app_role', ROLES);

export const profiles = pgTable(
  'profiles',
  {
    id: id(),
    status: profileStatus('status').notNull().default('active'),
    full_name: text('full_name').notNull().default(''),
    phone: text('phone'),
    email: text('email'),
    area: text('area'),
    address: text('address'),
    location: text('location'),
    whatsapp_opt_in: boolean('whatsapp_opt_in').notNull().default(false),
    company_name: text('company_name'),
    business_phone: text('business_phone'),
    business_email: text('business_email'),
    language: text('language').$type<'en' | 'hi'>().notNull().default('en'),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('profiles_phone_key').on(table.phone).where(sql`${table.phone} is not null`),
    userMayRead(sql`${table.id} = ${currentUid} or ${hasRole('admin')}`),
    // The status must be the same before and after: nobody changes their own.
    userMayUpdate(sql`${table.id} = ${currentUid} and ${table.status} = 'active'`),
    systemMayAll(),
    authMayAll(),
  ],
);

export const userRoles = pgTable(
  'user_roles',
  {
    id: id(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    role: appRole('role').notNull(),
    /** In the order of granting: the smallest is the primary role. */
    position: bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    unique('user_roles_user_role_key').on(table.user_id, table.role),
    index('user_roles_role_idx').on(table.role, table.user_id),
    userMayRead(sql`${table.user_id} = ${currentUid} or ${hasRole('admin')}`),
    systemMayAll(),
    authMayRead(),
  ],
);
