import type { deleteView, ExportableList, listSavedViews, saveView } from '@chowk/domain/admin';
import { commandRef, queryRef } from '@/api/client/contract-ref';
import { queryOptionsFor } from '@/api/client/queries';

export const listSavedViewsRef = queryRef<typeof listSavedViews>(
  'saved_views_list',
  '/saved_views',
);
export const saveViewRef = commandRef<typeof saveView>('saved_view_save');
export const deleteViewRef = commandRef<typeof deleteView>('saved_view_delete');

export const savedViewsOptions = (list: ExportableList) =>
  queryOptionsFor(listSavedViewsRef, { list });
