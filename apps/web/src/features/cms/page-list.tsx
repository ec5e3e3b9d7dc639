import type { CmsPage } from '@chowk/domain/cms';
import { formatDate } from '@chowk/domain/kernel';
import { FileText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { usePagedList } from '@/api/lists/use-paged-list';
import { useLanguage, useMessages } from '@/i18n';
import { Badge } from '@/ui/base/badge';
import { EmptyState } from '@/ui/feedback/empty-state';
import { RelativeTime } from '@/ui/feedback/relative-time';
import { SearchField } from '@/ui/fields/search-field';
import { useSettled } from '@/ui/forms/use-settled';
import { type Column, DataTable } from '@/ui/table/data-table';
import { useCursorPaging } from '@/ui/table/use-cursor-paging';
import { pagesOptions } from './content.queries';

interface PageListProps {
  link: (id: string, content: ReactNode) => ReactNode;
}

export function PageList({ link }: PageListProps) {
  const t = useMessages('content');
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const { table } = usePagedList(useCursorPaging(search), (cursor) => pagesOptions(search, cursor));
  return (
    <DataTable
      label={t('pages.title')}
      columns={useColumns()}
      {...table}
      rowKey={({ id }) => id}
      rowLink={({ id }, content) => link(id, content)}
      search={<SearchField label={t('pages.search')} value={typed} onChange={setTyped} />}
      empty={
        <EmptyState
          icon={<FileText />}
          title={t('pages.none')}
          text={t(search === '' ? 'pages.noneText' : 'pages.noneFit')}
        />
      }
    />
  );
}

function useColumns(): Column<CmsPage>[] {
  const t = useMessages('content');
  const language = useLanguage();
  return [
    {
      id: 'name',
      header: t('pages.name'),
      isTitle: true,
      cell: ({ draft }) => draft[language]?.title || draft.en.title,
    },
    { id: 'address', header: t('pages.address'), cell: ({ slug }) => `/cms/${slug}` },
    { id: 'state', header: t('pages.state'), cell: (page) => <PageState page={page} /> },
    {
      id: 'changed',
      header: t('pages.changed'),
      cell: ({ updated_at }) => <RelativeTime iso={updated_at} />,
    },
  ];
}

export function PageState({ page }: { page: CmsPage }) {
  const t = useMessages('content');
  const language = useLanguage();
  const { status, has_changes, publish_at } = page;
  if (publish_at) {
    const date = formatDate(publish_at, language, { withTime: true });
    return <Badge tone="accent">{t('pages.planned', { date })}</Badge>;
  }
  if (status === 'draft') return <Badge tone="neutral">{t('pages.draft')}</Badge>;
  return has_changes ? (
    <Badge tone="warning">{t('pages.liveChanged')}</Badge>
  ) : (
    <Badge tone="success">{t('pages.live')}</Badge>
  );
}
