import { useNavigate } from '@tanstack/react-router';
import {
  type AuditLogFilter,
  type AuditLogSearch,
  readAuditLogSearch,
} from '@/features/admin/audit-log/audit-log.queries';
import { AuditLogExport } from '@/features/admin/audit-log/audit-log-export';
import { AuditLogFilters } from '@/features/admin/audit-log/audit-log-filters';
import { AuditLogList } from '@/features/admin/audit-log/audit-log-list';
import { useMessages } from '@/i18n';
import { useDebounced } from '@/ui/forms/use-debounced';
import { CARD_CLASS } from '@/ui/layout/card';
import { PageHeader } from '@/ui/layout/page-header';
import { personLink } from './person-link';

export function AuditLogPage({ asked }: { asked: AuditLogSearch }) {
  const filter = readAuditLogSearch(asked);
  const t = useMessages('office');
  const navigate = useNavigate();
  const settled = useDebounced(JSON.stringify(filter));
  const show = (next: AuditLogFilter) =>
    void navigate({
      to: '/trail',
      search: Object.fromEntries(Object.entries(next).filter(([, value]) => value)),
      replace: true,
    });
  return (
    <div className="flex flex-col gap-5">
      <PageHeader title={t('trail.title')} description={t('trail.text')} />
      <AuditLogFilters filter={filter} onChange={show} />
      <AuditLogExport filter={JSON.parse(settled) as AuditLogFilter} />
      <div className={`${CARD_CLASS} px-4 py-2 sm:px-5`}>
        <AuditLogList
          filter={JSON.parse(settled) as AuditLogFilter}
          personLink={personLink}
          onNarrow={(part) => show({ ...filter, ...part })}
        />
      </div>
    </div>
  );
}
