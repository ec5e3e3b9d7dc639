import { formatNumber } from '@chowk/domain/kernel';
import type { Backup } from '@chowk/domain/upkeep';
import { DatabaseBackup } from 'lucide-react';
import { useMessages } from '@/i18n';
import { ListTable } from '@/lists/list-table';
import { Button } from '@/ui/base/button';
import { CopyButton } from '@/ui/base/copy-button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { RelativeTime } from '@/ui/feedback/relative-time';
import { Card } from '@/ui/layout/card';
import { sizeText } from './size-text';
import { backupsOptions, createBackupRef } from './upkeep.queries';
import { UpkeepState } from './upkeep-state';
import { useUpkeepList } from './use-upkeep-list';

/** Enough to tell two apart; the whole sum stands in the manifest and is checked by the restore. */
const SHOWN_DIGITS = 12;

/** Copies of the database in the storage, and the words that put one back. */
export function Backups() {
  const t = useMessages('upkeep');
  const { list, isBusy, start, mayNotStart } = useUpkeepList(createBackupRef, backupsOptions);
  return (
    <Card title={t('backup.title')} description={t('backup.text')}>
      <Button
        isLoading={isBusy}
        disabled={mayNotStart}
        onClick={() => void start(t('backup.started'))}
      >
        {t('backup.make')}
      </Button>
      <ListTable<Backup>
        className="mt-5"
        label={t('backup.title')}
        list={list}
        rowKey={({ id }) => id}
        rowActions={({ id, status }) =>
          status === 'done' && (
            <CopyButton
              text={restoreCommand(id)}
              label={t('backup.copy')}
              copiedLabel={t('backup.copied')}
              failedLabel={t('backup.notCopied')}
            />
          )
        }
        columns={[
          {
            id: 'at',
            header: t('begun'),
            isTitle: true,
            cell: ({ created_at }) => <RelativeTime iso={created_at} />,
          },
          {
            id: 'state',
            header: t('state'),
            cell: ({ status, error: why }) => <UpkeepState status={status} error={why} />,
          },
          {
            id: 'rows',
            header: t('backup.rows'),
            align: 'end',
            cell: ({ row_count }) => formatNumber(row_count),
          },
          {
            id: 'size',
            header: t('backup.size'),
            align: 'end',
            cell: ({ size_bytes }) => sizeText(size_bytes),
          },
          {
            id: 'sum',
            header: t('backup.sum'),
            cell: ({ sha256 }) =>
              sha256 && (
                <code className="text-xs" title={sha256}>
                  {`${sha256.slice(0, SHOWN_DIGITS)}…`}
                </code>
              ),
          },
          {
            id: 'by',
            header: t('by'),
            cell: ({ requested_name, is_scheduled }) =>
              is_scheduled ? t('nightly') : requested_name,
          },
        ]}
        empty={
          <EmptyState
            icon={<DatabaseBackup />}
            title={t('backup.none')}
            text={t('backup.noneText')}
          />
        }
      />
      <h3 className="mt-6 font-semibold">{t('restore.title')}</h3>
      <ol className="mt-2 list-decimal space-y-1 ps-5 text-muted text-sm">
        <li>{t('restore.stop')}</li>
        <li>{t('restore.empty')}</li>
        <li>{t('restore.run')}</li>
        <li>{t('restore.files')}</li>
      </ol>
    </Card>
  );
}

/** For a shell of the operator, so the same in every language. */
function restoreCommand(backupId: string): string {
  return `npm run admin -- restore ${backupId}`;
}
