import type { ExportableList } from '@chowk/domain/admin';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { SavedViews } from '@/features/admin/views/saved-views';
import type { ListFilter } from '@/lists/list-state';
import type { AdminTab, PlatformSearch } from './admin-tabs';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** A tab's list filter is in the URL, so that a view can be saved and shared. */
export function useTabList(tab: AdminTab, list: ExportableList) {
  const asked: PlatformSearch = useLocation({ select: ({ search }) => search });
  const navigate = useNavigate();
  const onFilter = ({ search, status }: Partial<ListFilter>) =>
    void navigate({
      to: '/dashboard',
      search: { tab, search: search || undefined, status: status || undefined },
      replace: true,
    });
  return {
    filter: { search: textOf(asked.search), status: textOf(asked.status) },
    onFilter,
    views: (shown: ListFilter) => (
      <SavedViews list={list} filter={{ ...shown }} onOpen={onFilter} />
    ),
  };
}
