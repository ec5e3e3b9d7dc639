import { SECURITY_CHANGES } from '@chowk/domain/accounts';
import { index, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '../columns';
import { authMayAll } from '../roles';
import { authSchema, users } from './auth';

/** The contacts of an account before a change, for restoring them. */
export interface BeforeChange {
  readonly email?: string | null;
  readonly phone?: string | null;
}

/** A sensitive change, reported to the person with a "this was not me" link. */
export const alarms = authSchema.table(
  'alarms',
  {
    id: id(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    change: text('change', { enum: SECURITY_CHANGES }).notNull(),
    /** The old contacts, so that an attacker is not the only one notified. */
    mail_to: text('mail_to'),
    message_to: text('message_to'),
    new_email: text('new_email'),
    before: jsonb('before').$type<BeforeChange>().notNull().default({}),
    created_at: createdAt(),
    expires_at: moment('expires_at').notNull(),
    used_at: moment('used_at'),
  },
  (table) => [
    index('alarms_user_idx').on(table.user_id, table.created_at),
    index('alarms_expires_idx').on(table.expires_at),
    authMayAll(),
  ],
);
