import type { AuditLogEntry } from '@chowk/domain/admin';
import { contractClient } from '@/api/client/browser-client';
import { useMessages } from '@/i18n';
import { ListExport } from '@/lists/list-export';
import { type AuditLogFilter, listAuditLogRef, trailParams } from './audit-log.queries';

/** For an auditor: the lines as they are narrowed, with what each changed. */
export function AuditLogExport({ filter }: { filter: AuditLogFilter }) {
  const t = useMessages('office');
  const params = trailParams(filter);
  return (
    <ListExport<AuditLogEntry>
      list="trail"
      label={t('trail.title')}
      params={params}
      readPage={(page) => contractClient.runQuery(listAuditLogRef, { ...params, ...page })}
      columns={[
        { header: t('trail.at'), value: ({ created_at }) => created_at },
        { header: t('trail.action'), value: ({ action }) => action },
        { header: t('trail.entity'), value: ({ entity }) => entity },
        { header: t('trail.row'), value: ({ entity_id }) => entity_id },
        { header: t('trail.by'), value: ({ actor_name }) => actor_name },
        { header: t('trail.inName'), value: ({ behalf_name }) => behalf_name },
        { header: t('trail.changes'), value: ({ diff }) => JSON.stringify(diff) },
        { header: t('trail.requestId'), value: ({ request_id }) => request_id },
      ]}
    />
  );
}
