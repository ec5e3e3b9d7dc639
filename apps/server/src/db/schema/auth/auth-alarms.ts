import { SECURITY_CHANGES } from '@chowk/domain/accounts';
import { index, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '../columns';
import { authMayAll } from '../roles';
import { authSchema, users } from './auth';

/** How an account was reached before a change, for putting it back. */
export interface BeforeChange {
  readonly email?: string | null;
  readonly phone?: string | null;
}

/** A change that matters, told to the person with a link by which they say that it was not them. */
export const alarms = authSchema.table(
  'alarms',
  {
    id: id(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    change: text('change', { enum: SECURITY_CHANGES }).notNull(),
    /** As it was before: whoever took the account over must not be the only one told. */
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
