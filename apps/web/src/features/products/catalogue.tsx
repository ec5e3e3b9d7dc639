import {
  PRODUCT_CATEGORIES,
  PRODUCT_STATES,
  type Product,
  type ProductCategory,
} from '@chowk/domain/products';
import { Package } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { contractClient } from '@/api/client/browser-client';
import { useMessages } from '@/i18n';
import { FilterSelect } from '@/lists/filter-select';
import { ListTable } from '@/lists/list-table';
import { TakeButton } from '@/lists/take-button';
import { usePagedList } from '@/lists/use-paged-list';
import { useSearch } from '@/lists/use-search';
import { EmptyState } from '@/ui/feedback/empty-state';
import { saveFile } from '@/ui/table/save-file';
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
  const [shown, setShown] = useState<(typeof SHOWN)[number] | undefined>('active');
  const [category, setCategory] = useState<ProductCategory>();
  const [selected, setSelected] = useState<ReadonlyMap<string, Product>>(new Map());
  const { search, field } = useSearch();
  const isLow = shown === 'low';
  const status = isLow ? 'active' : PRODUCT_STATES.find((state) => state === shown);
  const list = usePagedList({ shown, category, search }, (cursor) =>
    productsOptions({ status, category, isLow, search, cursor }),
  );
  const isFiltered = search !== '' || shown !== 'active' || category !== undefined;

  function select(id: string, isSelected: boolean) {
    const product = list.rows?.find((each) => each.id === id);
    const next = new Map(selected);
    if (isSelected && product) next.set(id, product);
    else next.delete(id);
    setSelected(next);
  }

  return (
    <section aria-label={t('list.title')} className="flex flex-col gap-3">
      <ListTable
        label={t('list.title')}
        columns={catalogueColumns(t, { selected: new Set(selected.keys()), onSelect: select })}
        list={list}
        rowKey={({ id }) => id}
        rowLink={linkTo}
        search={{ label: t('list.search'), ...field }}
        filters={
          <>
            <FilterSelect
              className="w-full md:w-44"
              label={t('filter.shown')}
              all={t('filter.all')}
              values={SHOWN}
              nameOf={(value) => t(`filter.${value}`)}
              value={shown}
              onChange={setShown}
            />
            <FilterSelect
              className="w-full md:w-44"
              label={t('list.category')}
              all={t('filter.allCategories')}
              values={PRODUCT_CATEGORIES}
              nameOf={(value) => t(`category.${value}`)}
              value={category}
              onChange={setCategory}
            />
            <TakeButton
              label={t('export')}
              onTake={async () => {
                const params = status ? { status } : {};
                const { name, csv } = await contractClient.runQuery(exportProductsRef, params);
                saveFile(name, csv);
              }}
            />
          </>
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
