import { PRODUCT_CATEGORIES, PRODUCT_STATES, type Product } from '@chowk/domain/products';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Package } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { contractClient } from '@/api/client/browser-client';
import { useErrorWords } from '@/api/errors/use-error-words';
import { useMessages } from '@/i18n';
import { EmptyState } from '@/ui/feedback/empty-state';
import { LazyUpdatedAgo } from '@/ui/feedback/lazy-updated-ago';
import { NativeSelect } from '@/ui/fields/native-select';
import { SearchField } from '@/ui/fields/search-field';
import { useSettled } from '@/ui/forms/use-settled';
import { DataTable } from '@/ui/table/data-table';
import { saveFile } from '@/ui/table/save-file';
import { TakeButton } from '@/ui/table/take-button';
import { useCursorPaging } from '@/ui/table/use-cursor-paging';
import { BulkBar } from './bulk-bar';
import { catalogueColumns } from './catalogue-columns';
import { exportProductsRef, productsOptions } from './products.queries';

interface CatalogueProps {
  linkTo: (product: Product, content: ReactNode) => ReactNode;
  newProduct: ReactNode;
  importLink: ReactNode;
}

/** Archived products are looked for by name; the rest is the catalogue. */
const SHOWN = [...PRODUCT_STATES, 'low'] as const;

export function Catalogue({ linkTo, newProduct, importLink }: CatalogueProps) {
  const t = useMessages('products');
  const errorWords = useErrorWords();
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState<string>('active');
  const [kind, setKind] = useState('');
  const [selected, setSelected] = useState<ReadonlyMap<string, Product>>(new Map());
  const search = useSettled(typed.trim());
  const isLow = shown === 'low';
  const status = isLow ? 'active' : PRODUCT_STATES.find((state) => state === shown);
  const category = PRODUCT_CATEGORIES.find((each) => each === kind);
  const { cursor, pagingFor } = useCursorPaging(`${shown} ${kind} ${search}`);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...productsOptions({ status, category, isLow, search, cursor }),
    placeholderData: keepPreviousData,
  });
  const isFiltered = search !== '' || shown !== 'active' || category !== undefined;

  function select(id: string, isSelected: boolean) {
    const product = data?.items.find((each) => each.id === id);
    const next = new Map(selected);
    if (isSelected && product) next.set(id, product);
    else next.delete(id);
    setSelected(next);
  }

  return (
    <section aria-label={t('list.title')} className="flex flex-col gap-3">
      <LazyUpdatedAgo savedAt={data?.savedAt} />
      <DataTable
        label={t('list.title')}
        columns={catalogueColumns(t, { selected: new Set(selected.keys()), onSelect: select })}
        rows={data?.items}
        rowKey={({ id }) => id}
        rowLink={linkTo}
        search={<SearchField label={t('list.search')} value={typed} onChange={setTyped} />}
        filters={
          <>
            <NativeSelect
              isLabelHidden
              className="w-full md:w-44"
              label={t('filter.shown')}
              placeholder={t('filter.all')}
              value={shown}
              options={SHOWN.map((value) => ({ value, label: t(`filter.${value}`) }))}
              onChange={(event) => setShown(event.target.value)}
            />
            <NativeSelect
              isLabelHidden
              className="w-full md:w-44"
              label={t('list.category')}
              placeholder={t('filter.allCategories')}
              value={kind}
              options={PRODUCT_CATEGORIES.map((value) => ({
                value,
                label: t(`category.${value}`),
              }))}
              onChange={(event) => setKind(event.target.value)}
            />
            <TakeButton
              label={t('export')}
              errorWords={errorWords}
              onTake={async () => {
                const params = status ? { status } : {};
                const { name, csv } = await contractClient.runQuery(exportProductsRef, params);
                saveFile(name, csv);
              }}
            />
          </>
        }
        paging={pagingFor(data?.nextCursor)}
        isRefreshing={isPlaceholderData}
        error={
          error && !data
            ? { error, text: errorWords(error), onRetry: () => void refetch() }
            : undefined
        }
        empty={
          <EmptyState
            icon={<Package />}
            title={t(isFiltered ? 'list.noMatch' : 'list.empty')}
            text={t(isFiltered ? 'list.noMatchText' : 'list.emptyText')}
            action={
              isFiltered ? undefined : (
                <>
                  {newProduct}
                  {importLink}
                </>
              )
            }
          />
        }
      />
      <BulkBar products={[...selected.values()]} onDone={() => setSelected(new Map())} />
    </section>
  );
}
