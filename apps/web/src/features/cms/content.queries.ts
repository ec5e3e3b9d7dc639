import type {
  deleteCmsPage,
  listCmsPages,
  listCmsVersions,
  publishCmsPage,
  readCmsDraft,
  restoreCmsVersion,
  saveCmsPage,
  scheduleCmsPage,
} from '@chowk/domain/cms';
import { commandRef, queryRef } from '@/api/client/contract-ref';
import { queryOptionsFor } from '@/api/client/queries';

export const listPagesRef = queryRef<typeof listCmsPages>('cms_pages_list', '/cms_pages');
const readDraftRef = queryRef<typeof readCmsDraft>('cms_draft_read', '/cms_pages/{id}/draft');
export const listVersionsRef = queryRef<typeof listCmsVersions>(
  'cms_versions_list',
  '/cms_pages/{page_id}/versions',
);
export const savePageRef = commandRef<typeof saveCmsPage>('cms_page_save');
export const publishPageRef = commandRef<typeof publishCmsPage>('cms_page_publish');
export const schedulePageRef = commandRef<typeof scheduleCmsPage>('cms_page_schedule');
export const restoreVersionRef = commandRef<typeof restoreCmsVersion>('cms_page_restore');
export const deletePageRef = commandRef<typeof deleteCmsPage>('cms_page_delete');

export function pagesOptions(search: string, cursor: string | undefined) {
  return queryOptionsFor(listPagesRef, {
    ...(search === '' ? {} : { search }),
    ...(cursor === undefined ? {} : { cursor }),
  });
}

export const draftOptions = (id: string) => queryOptionsFor(readDraftRef, { id });

export function versionsOptions(pageId: string) {
  return queryOptionsFor(listVersionsRef, { page_id: pageId });
}
