import { useNavigate } from '@tanstack/react-router';
import {
  readTrailSearch,
  type TrailFilter,
  type TrailSearch,
} from '@/features/admin/audit-log/audit-log.queries';
import { TrailExport } from '@/features/admin/audit-log/audit-log-export';
import { TrailFilters } from '@/features/admin/audit-log/audit-log-filters';
import { TrailList } from '@/features/admin/audit-log/audit-log-list';
import { useMessages } from '@/i18n';
import { useSettled } from '@/ui/forms/use-debounced';
import { CARD_CLASS } from '@/ui/layout/card';
import { PageHeader } from '@/ui/layout/page-header';
import { personLink } from './person-link';

export function TrailPage({ asked }: { asked: TrailSearch }) {
  const filter = readTrailSearch(asked);
  const t = useMessages('office');
  const navigate = useNavigate();
  const settled = useSettled(JSON.stringify(filter));
  const show = (next: TrailFilter) =>
    void navigate({
      to: '/trail',
      search: Object.fromEntries(Object.entries(next).filter(([, value]) => value)),
      replace: true,
    });
  return (
    <div className="flex flex-col gap-5">
      <PageHeader title={t('trail.title')} description={t('trail.text')} />
      <TrailFilters filter={filter} onChange={show} />
      <TrailExport filter={JSON.parse(settled) as TrailFilter} />
      <div className={`${CARD_CLASS} px-4 py-2 sm:px-5`}>
        <TrailList
          filter={JSON.parse(settled) as TrailFilter}
          personLink={personLink}
          onNarrow={(part) => show({ ...filter, ...part })}
        />
      </div>
    </div>
  );
}
