import { index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytes } from './auth';
import { createdAt, id, moment } from './columns';
import { systemMayAll } from './roles';

/** A photo that arrives in pieces, on whichever process each piece happens to arrive. */
export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    /** Who sends it, not for whom. */
    owner_id: uuid('owner_id').notNull(),
    bucket: text('bucket').notNull(),
    path: text('path').notNull(),
    size: integer('size').notNull(),
    sha256: text('sha256').notNull(),
    received: integer('received').notNull().default(0),
    created_at: createdAt(),
    expires_at: moment('expires_at').notNull(),
  },
  (table) => [
    unique('uploads_file_key').on(table.owner_id, table.bucket, table.path, table.sha256),
    index('uploads_expiry_idx').on(table.expires_at),
    systemMayAll(),
  ],
);

export const uploadParts = pgTable(
  'upload_parts',
  {
    upload_id: uuid('upload_id')
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    start: integer('start').notNull(),
    bytes: bytes('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.upload_id, table.start] }), systemMayAll()],
);
