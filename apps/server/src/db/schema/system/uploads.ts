import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '../auth/auth';
import { createdAt, id, moment } from '../columns';
import { systemMayAll } from '../roles';

/** A photo uploaded in pieces, on whichever process each piece arrives. */
export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    /** The uploader, not the owner it is for. */
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

/** The stored photos per person, so that quotas need no file listing. */
export const storedFiles = pgTable(
  'stored_files',
  {
    bucket: text('bucket').notNull(),
    path: text('path').notNull(),
    /** The uploader, not the owner it is for. */
    owner_id: uuid('owner_id').notNull(),
    bytes: integer('bytes').notNull(),
    /** Null while a row uses it. */
    unused_since: moment('unused_since'),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.bucket, table.path] }),
    index('stored_files_owner_idx').on(table.owner_id),
    index('stored_files_unused_idx')
      .on(table.bucket, table.unused_since)
      .where(sql`${table.unused_since} is not null`),
    systemMayAll(),
  ],
);
