import type { Brand } from '@chowk/domain/accounts';
import { istDay } from '@chowk/domain/kernel';
import { Tag } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { contractClient } from '@/api/client/browser-client';
import { useErrorWords } from '@/api/errors/use-error-words';
import { takeList } from '@/api/lists/take-list';
import { usePagedList } from '@/api/lists/use-paged-list';
import { useMessages } from '@/i18n';
import { Badge } from '@/ui/base/badge';
import { Button } from '@/ui/base/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { RelativeTime } from '@/ui/feedback/relative-time';
import { NativeSelect } from '@/ui/fields/native-select';
import { SearchField } from '@/ui/fields/search-field';
import { useTyped } from '@/ui/forms/use-typed';
import { type Column, DataTable } from '@/ui/table/data-table';
import { ExportButtons } from '@/ui/table/export-buttons';
import type { NarrowedListProps } from '@/ui/table/narrowed-list';
import { useCursorPaging } from '@/ui/table/use-cursor-paging';
import { type BrandsAsked, brandsOptions, brandsParams, listBrandsRef } from './people.queries';
import { VerifyDialog } from './verify-dialog';

interface BrandsListProps extends NarrowedListProps {
  link: (ownerId: string, content: ReactNode) => ReactNode;
}

/** Every brand; whether it is who it says it is, an admin decides with the certificate in hand. */
export function BrandsList({ link, filter, onFilter, views }: BrandsListProps) {
  const t = useMessages('office');
  const { typed, setTyped, search } = useTyped(filter.search);
  const params = brandsParams({ ...filter, search });
  const [chosen, setChosen] = useState<Brand>();
  const { table } = usePagedList(useCursorPaging(JSON.stringify(params)), (cursor) =>
    brandsOptions(params, cursor),
  );
  return (
    <>
      <DataTable
        label={t('brands.title')}
        columns={useColumns()}
        {...table}
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
        search={<SearchField label={t('brands.search')} value={typed} onChange={setTyped} />}
        filters={
          <>
            <NativeSelect
              isLabelHidden
              label={t('brands.state')}
              placeholder={t('brands.any')}
              value={filter.status}
              options={[
                { value: 'yes', label: t('brands.verified') },
                { value: 'no', label: t('brands.unverified') },
              ]}
              onChange={({ target }) => onFilter({ search: typed.trim(), status: target.value })}
            />
            <BrandsExport params={params} />
            {views({ ...filter, search })}
          </>
        }
        empty={
          <EmptyState
            icon={<Tag />}
            title={t('brands.none')}
            text={t(search || filter.status ? 'people.noneFit' : 'brands.noneText')}
          />
        }
      />
      <VerifyDialog brand={chosen} onClose={() => setChosen(undefined)} />
    </>
  );
}

function BrandsExport({ params }: { params: BrandsAsked }) {
  const t = useMessages('office');
  const errorWords = useErrorWords();
  return (
    <ExportButtons<Brand>
      name="brands"
      label={t('brands.title')}
      errorWords={errorWords}
      readRows={(format) =>
        takeList('brands', format, params, (page) =>
          contractClient.runQuery(listBrandsRef, { ...params, ...page }),
        )
      }
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
