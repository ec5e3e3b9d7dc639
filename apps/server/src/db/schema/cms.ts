import type { CmsContent } from '@chowk/domain/cms';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgEnum, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { profiles } from './accounts';
import { createdAt, id, moment, updatedAt } from './columns';
import { hasRole, systemMayAll, userMayInsert, userMayRead, userMayWrite } from './roles';

export const cmsPageStatus = pgEnum('cms_page_status', ['draft', 'published']);

export const cmsPages = pgTable(
  'cms_pages',
  {
    id: id(),
    slug: text('slug').notNull().unique('cms_pages_slug_key'),
    status: cmsPageStatus('status').notNull().default('draft'),
    draft: jsonb('draft').$type<CmsContent>().notNull(),
    published: jsonb('published').$type<CmsContent>(),
    published_at: moment('published_at'),
    /** When the current draft is published automatically. */
    publish_at: moment('publish_at'),
    version: integer('version').notNull().default(1),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    index('cms_pages_due_idx').on(table.publish_at).where(sql`${table.publish_at} is not null`),
    userMayRead(sql`${table.status} = 'published'`),
    userMayWrite(hasRole('super_admin')),
    systemMayAll(),
  ],
);

/** Every published version, as it was shown. */
export const cmsVersions = pgTable(
  'cms_versions',
  {
    id: id(),
    page_id: uuid('page_id')
      .notNull()
      .references(() => cmsPages.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    content: jsonb('content').$type<CmsContent>().notNull(),
    published_at: moment('published_at').notNull(),
    /** Null when it was published automatically. */
    published_by: uuid('published_by').references(() => profiles.id, { onDelete: 'set null' }),
  },
  (table) => [
    unique('cms_versions_number_key').on(table.page_id, table.number),
    index('cms_versions_author_idx').on(table.published_by),
    userMayRead(hasRole('super_admin')),
    userMayInsert(hasRole('super_admin')),
    systemMayAll(),
  ],
);
