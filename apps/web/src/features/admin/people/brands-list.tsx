import type { Brand } from '@chowk/domain/accounts';
import { istDay } from '@chowk/domain/kernel';
import { Tag } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { contractClient } from '@/api/client/browser-client';
import { useMessages } from '@/i18n';
import { FilterSelect } from '@/lists/filter-select';
import { ListExport } from '@/lists/list-export';
import type { NarrowedListProps } from '@/lists/list-state';
import { ListTable } from '@/lists/list-table';
import { usePagedList } from '@/lists/use-paged-list';
import { useSearch } from '@/lists/use-search';
import { Badge } from '@/ui/base/badge';
import { Button } from '@/ui/base/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { RelativeTime } from '@/ui/feedback/relative-time';
import type { Column } from '@/ui/table/data-table';
import { type BrandsAsked, brandsOptions, brandsParams, listBrandsRef } from './people.queries';
import { VerifyDialog } from './verify-dialog';

interface BrandsListProps extends NarrowedListProps {
  link: (ownerId: string, content: ReactNode) => ReactNode;
}

/** Every brand; whether it is who it says it is, an admin decides with the certificate in hand. */
export function BrandsList({ link, filter, onFilter, views }: BrandsListProps) {
  const t = useMessages('office');
  const { typed, search, field } = useSearch(filter.search);
  const params = brandsParams({ ...filter, search });
  const [chosen, setChosen] = useState<Brand>();
  const list = usePagedList(params, (cursor) => brandsOptions(params, cursor));
  return (
    <>
      <ListTable
        label={t('brands.title')}
        columns={useColumns()}
        list={list}
        rowKey={({ id }) => id}
        rowLink={({ owner_id }, content) => link(owner_id, content)}
        rowActions={(brand) => (
          <Button
            variant="secondary"
            size="sm"
            aria-label={t(brand.is_verified ? 'brands.unverifyOf' : 'brands.verifyOf', {
              brand: brand.brand_name,
            })}
            onClick={() => setChosen(brand)}
          >
            {t(brand.is_verified ? 'brands.unverify' : 'brands.verify')}
          </Button>
        )}
        search={{ label: t('brands.search'), ...field }}
        filters={
          <>
            <FilterSelect
              label={t('brands.state')}
              all={t('brands.any')}
              values={['yes', 'no']}
              nameOf={(value) => t(value === 'yes' ? 'brands.verified' : 'brands.unverified')}
              value={filter.status}
              onChange={(status) => onFilter({ search: typed, status: status ?? '' })}
            />
            <BrandsExport params={params} />
            {views({ ...filter, search })}
          </>
        }
        empty={<EmptyState icon={<Tag />} title={t('brands.none')} text={t('brands.noneText')} />}
        nothingFound={
          <EmptyState icon={<Tag />} title={t('brands.none')} text={t('people.noneFit')} />
        }
      />
      <VerifyDialog brand={chosen} onClose={() => setChosen(undefined)} />
    </>
  );
}

function BrandsExport({ params }: { params: BrandsAsked }) {
  const t = useMessages('office');
  return (
    <ListExport<Brand>
      list="brands"
      label={t('brands.title')}
      params={params}
      readPage={(page) => contractClient.runQuery(listBrandsRef, { ...params, ...page })}
      columns={[
        { header: t('brands.name'), value: ({ brand_name }) => brand_name },
        {
          header: t('brands.state'),
          value: ({ is_verified }) => t(is_verified ? 'brands.verified' : 'brands.unverified'),
        },
        { header: t('brands.gstin'), value: ({ gstin }) => gstin },
        { header: t('brands.website'), value: ({ website }) => website },
        { header: t('people.since'), value: ({ created_at }) => istDay(Date.parse(created_at)) },
        { header: 'id', value: ({ id }) => id },
      ]}
    />
  );
}

function useColumns(): Column<Brand>[] {
  const t = useMessages('office');
  return [
    {
      id: 'name',
      header: t('brands.name'),
      isTitle: true,
      cell: ({ brand_name }) => brand_name || t('noName'),
    },
    {
      id: 'verified',
      header: t('brands.state'),
      cell: ({ is_verified }) => (
        <Badge tone={is_verified ? 'success' : 'neutral'}>
          {t(is_verified ? 'brands.verified' : 'brands.unverified')}
        </Badge>
      ),
    },
    { id: 'gstin', header: t('brands.gstin'), cell: ({ gstin }) => gstin ?? t('unknown') },
    {
      id: 'website',
      header: t('brands.website'),
      isHiddenOnPhone: true,
      cell: ({ website }) => website ?? t('unknown'),
    },
    {
      id: 'since',
      header: t('people.since'),
      cell: ({ created_at }) => <RelativeTime iso={created_at} />,
    },
  ];
}
