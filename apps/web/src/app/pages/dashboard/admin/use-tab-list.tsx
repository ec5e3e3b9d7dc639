import type { ExportableList } from '@chowk/domain/admin';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { SavedViews } from '@/features/admin/views/saved-views';
import type { ListFilter } from '@/lists/list-state';
import type { AdminTab, PlatformSearch } from './admin-tabs';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** How the list of a tab is narrowed stands in the address, so that a view can be kept and shared. */
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
