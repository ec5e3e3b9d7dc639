import type { CmsPage } from '@chowk/domain/cms';
import { formatDate } from '@chowk/domain/kernel';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage, useMessages } from '@/i18n';
import { ListTable } from '@/lists/list-table';
import { usePagedList } from '@/lists/use-paged-list';
import { useSearch } from '@/lists/use-search';
import { Badge } from '@/ui/base/badge';
import { EmptyState } from '@/ui/feedback/empty-state';
import { RelativeTime } from '@/ui/feedback/relative-time';
import type { Column } from '@/ui/table/data-table';
import { pagesOptions } from './content.queries';

interface PageListProps {
  link: (id: string, content: ReactNode) => ReactNode;
}

export function PageList({ link }: PageListProps) {
  const t = useMessages('content');
  const { search, field } = useSearch();
  const list = usePagedList({ search }, (cursor) => pagesOptions(search, cursor));
  return (
    <ListTable
      label={t('pages.title')}
      columns={useColumns()}
      list={list}
      rowKey={({ id }) => id}
      rowLink={({ id }, content) => link(id, content)}
      search={{ label: t('pages.search'), ...field }}
      empty={<EmptyState icon={<FileText />} title={t('pages.none')} text={t('pages.noneText')} />}
      nothingFound={
        <EmptyState icon={<FileText />} title={t('pages.none')} text={t('pages.noneFit')} />
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
