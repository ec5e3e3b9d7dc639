import type { CmsContent } from '@chowk/domain/cms';
import { sql } from 'drizzle-orm';
import { integer, jsonb, pgEnum, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, updatedAt } from './columns';
import { hasRole, systemMayAll, userMayRead, userMayWrite } from './roles';

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
    version: integer('version').notNull().default(1),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    userMayRead(sql`${table.status} = 'published'`),
    userMayWrite(hasRole('super_admin')),
    systemMayAll(),
  ],
);
