import type { NotificationKind } from '@chowk/domain/accounts';
import { useMessages } from '@/i18n';
import { NativeSelect } from '@/ui/fields/native-select';
import { SegmentedControl } from '@/ui/fields/segmented-control';
import { findKind, type NoticeFilter } from './filter';
import { useNoticeText } from './use-notice-text';

interface NoticeFiltersProps {
  filter: NoticeFilter;
  kinds: readonly NotificationKind[];
  onFilter: (filter: NoticeFilter) => void;
}

export function NoticeFilters({ filter, kinds, onFilter }: NoticeFiltersProps) {
  const t = useMessages('notifications');
  const { kindName } = useNoticeText();
  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:items-center">
      <SegmentedControl
        className="sm:w-64"
        label={t('filter.show')}
        value={filter.isUnreadOnly ? 'unread' : 'all'}
        options={[
          { value: 'all', label: t('filter.all') },
          { value: 'unread', label: t('filter.unread') },
        ]}
        onChange={(value) => onFilter({ ...filter, isUnreadOnly: value === 'unread' })}
      />
      <NativeSelect
        className="sm:w-56"
        label={t('filter.kind')}
        isLabelHidden
        value={filter.kind ?? ''}
        options={[
          { value: '', label: t('filter.everyKind') },
          ...kinds.map((kind) => ({ value: kind, label: kindName(kind) })),
        ]}
        onChange={({ target }) => onFilter({ ...filter, kind: findKind(target.value) })}
      />
    </div>
  );
}
