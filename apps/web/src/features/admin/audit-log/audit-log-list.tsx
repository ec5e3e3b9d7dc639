import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStepWords } from '@/features/admin/audit-log/use-step-words';
import { useMessages } from '@/i18n';
import { ListBody } from '@/lists/list-body';
import { usePagedList } from '@/lists/use-paged-list';
import { EmptyState } from '@/ui/feedback/empty-state';
import { SkeletonText } from '@/ui/feedback/skeleton';
import { type AuditLogFilter, trailOptions } from './audit-log.queries';
import { AuditLogRow } from './audit-log-entry';

const LINES = 8;

interface AuditLogListProps {
  filter: AuditLogFilter;
  personLink: (id: string, name: string) => ReactNode;
  /** Shows only what has this in common with an entry. */
  onNarrow?: (part: AuditLogFilter) => void;
}

export function AuditLogList({ filter, personLink, onNarrow }: AuditLogListProps) {
  const t = useMessages('office');
  // The words of its rows, with it: fetched by the first row they would take the page away once more.
  useStepWords();
  const list = usePagedList({ ...filter }, (cursor) => trailOptions(filter, cursor));
  const isNarrowed = Object.entries(filter).some(([name, said]) => said && name !== 'personId');
  return (
    <ListBody
      list={list}
      skeleton={<SkeletonText lines={LINES} />}
      empty={
        <EmptyState
          icon={<History />}
          title={t('trail.none')}
          text={t(isNarrowed ? 'trail.noneText' : 'trail.noneYet')}
        />
      }
    >
      {(entries) => (
        <ul className="divide-y divide-line">
          {entries.map((entry) => (
            <AuditLogRow key={entry.id} entry={entry} personLink={personLink} onNarrow={onNarrow} />
          ))}
        </ul>
      )}
    </ListBody>
  );
}
