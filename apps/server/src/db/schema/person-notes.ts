import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { profiles } from './accounts';
import { createdAt, id } from './columns';
import { currentUid, hasRole, systemMayAll, userMayInsert, userMayRead } from './roles';

/** Admins' notes about a person, append-only. */
export const personNotes = pgTable(
  'person_notes',
  {
    id: id(),
    person_id: uuid('person_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    author_id: uuid('author_id')
      .notNull()
      .references(() => profiles.id),
    text: text('text').notNull(),
    created_at: createdAt(),
  },
  (table) => [
    index('person_notes_person_idx').on(table.person_id, table.id),
    index('person_notes_author_idx').on(table.author_id),
    userMayRead(hasRole('admin')),
    userMayInsert(sql`${table.author_id} = ${currentUid} and ${hasRole('admin')}`),
    systemMayAll(),
  ],
);
