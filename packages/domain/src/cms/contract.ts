import * as z from 'zod/mini';
import {
  defineCommand,
  defineQuery,
  idField,
  languageField,
  pageOf,
  pageParams,
  slugField,
  textField,
  timeField,
} from '../kernel';
import { cmsPolicy } from './policy';
import { CMS_PAGE_STATES } from './rules';

const MAX_TITLE_LENGTH = 120;
const MAX_BODY_LENGTH = 50_000;
const MAX_SEARCH_LENGTH = 80;

/** The text of a page in one language; the body is markdown. */
const cmsTextField = z.object({
  title: textField(MAX_TITLE_LENGTH),
  body: textField(MAX_BODY_LENGTH),
});

const cmsContentField = z.object({ en: cmsTextField, hi: z.optional(cmsTextField) });
export type CmsContent = z.output<typeof cmsContentField>;

export const publicCmsPageView = z.object({
  slug: slugField,
  language: languageField,
  title: z.string(),
  body: z.string(),
  published_at: timeField,
});
export type PublicCmsPage = z.output<typeof publicCmsPageView>;

export const cmsPageView = z.object({
  id: idField,
  slug: slugField,
  status: z.enum(CMS_PAGE_STATES),
  draft: cmsContentField,
  version: z.number(),
  published_at: z.nullable(timeField),
  /** When the current draft is published automatically. */
  publish_at: z.nullable(timeField),
  /** Whether the draft says something else than what everyone sees. */
  has_changes: z.boolean(),
  updated_at: timeField,
});
export type CmsPage = z.output<typeof cmsPageView>;

export const readCmsPage = defineQuery({
  name: 'cms_page_read',
  path: '/cms_pages/{slug}',
  summary: 'One published page in the asked language, else in English',
  params: z.object({ slug: slugField, language: z._default(languageField, 'en') }),
  output: publicCmsPageView,
  access: cmsPolicy.readPublished,
  publicMaxAgeS: 60,
});

export const listCmsPages = defineQuery({
  name: 'cms_pages_list',
  path: '/cms_pages',
  summary: 'All pages with their drafts, by slug',
  params: z.object({
    ...pageParams,
    search: z.optional(z.string().check(z.trim(), z.maxLength(MAX_SEARCH_LENGTH))),
    status: z.optional(z.enum(CMS_PAGE_STATES)),
  }),
  output: pageOf(cmsPageView),
  access: cmsPolicy.edit,
});

export const readCmsDraft = defineQuery({
  name: 'cms_draft_read',
  path: '/cms_pages/{id}/draft',
  summary: 'One page with its draft, for its editor',
  params: z.object({ id: idField }),
  output: cmsPageView,
  access: cmsPolicy.edit,
});

export const saveCmsPage = defineCommand({
  name: 'cms_page_save',
  summary: 'Save the draft of a page; `version` is the one last seen, absent for a new page',
  input: z.object({
    id: idField,
    slug: slugField,
    draft: cmsContentField,
    version: z.optional(z.number().check(z.int(), z.minimum(1))),
  }),
  output: cmsPageView,
  access: cmsPolicy.edit,
  entity: 'cms_pages',
});

export const publishCmsPage = defineCommand({
  name: 'cms_page_publish',
  summary: 'Show the draft to everyone',
  input: z.object({ id: idField }),
  output: cmsPageView,
  access: cmsPolicy.edit,
  entity: 'cms_pages',
});

export const deleteCmsPage = defineCommand({
  name: 'cms_page_delete',
  summary: 'Remove a page for good',
  input: z.object({ id: idField }),
  output: z.object({ id: idField }),
  access: cmsPolicy.edit,
  entity: 'cms_pages',
});

export const scheduleCmsPage = defineCommand({
  name: 'cms_page_schedule',
  summary: 'Show the draft to everyone at a later time by itself, or no longer',
  input: z.object({ id: idField, publish_at: z.nullable(timeField) }),
  output: cmsPageView,
  access: cmsPolicy.edit,
  entity: 'cms_pages',
});

const cmsVersionView = z.object({
  id: idField,
  number: z.number(),
  content: cmsContentField,
  published_at: timeField,
  published_by_name: z.nullable(z.string()),
});
export type CmsVersion = z.output<typeof cmsVersionView>;

export const listCmsVersions = defineQuery({
  name: 'cms_versions_list',
  path: '/cms_pages/{page_id}/versions',
  summary: 'What a page has shown, the latest first',
  params: z.object({ page_id: idField, ...pageParams }),
  output: pageOf(cmsVersionView),
  access: cmsPolicy.edit,
});

export const restoreCmsVersion = defineCommand({
  name: 'cms_page_restore',
  summary: 'Take an earlier text as the draft again; nobody sees it before it is published',
  input: z.object({
    id: idField,
    version_id: idField,
    version: z.number().check(z.int(), z.minimum(1)),
  }),
  output: cmsPageView,
  access: cmsPolicy.edit,
  entity: 'cms_pages',
});
