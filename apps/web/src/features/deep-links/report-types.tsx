import type { LinkReport } from '@chowk/domain/deep-links';
import { useMessages } from '@/i18n';
import { DataTable } from '@/ui/table/data-table';

/** Which kind of link is opened, and which leads nowhere. */
export function ReportTypes({ types }: { types: LinkReport['types'] }) {
  const t = useMessages('linkreport');
  const count = (id: 'shared' | 'opened' | 'sign_in_asked' | 'resumed' | 'failed') => ({
    id,
    header: t(id === 'sign_in_asked' ? 'asked' : id),
    align: 'end' as const,
    cell: (row: LinkReport['types'][number]) => row[id],
  });
  return (
    <div>
      <h3 className="mb-3 font-semibold">{t('byType')}</h3>
      <DataTable
        label={t('byType')}
        rows={types}
        rowKey={({ link_type }) => link_type ?? 'unknown'}
        columns={[
          {
            id: 'type',
            header: t('type'),
            isTitle: true,
            cell: ({ link_type }) => t(`type.${link_type ?? 'unknown'}`),
          },
          count('opened'),
          count('sign_in_asked'),
          count('resumed'),
          count('failed'),
          count('shared'),
        ]}
        empty={null}
      />
    </div>
  );
}
