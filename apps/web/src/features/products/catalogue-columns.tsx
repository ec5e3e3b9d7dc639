import { isLowStock, type Product } from '@chowk/domain/products';
import { Package } from 'lucide-react';
import { type Translate, useMessages } from '@/i18n';
import { storedPhoto } from '@/photos/stored-photo';
import { Badge } from '@/ui/base/badge';
import { Money } from '@/ui/base/money';
import { Checkbox } from '@/ui/fields/checkbox';
import { Photo } from '@/ui/photo/photo';
import type { Column } from '@/ui/table/data-table';
import { PRODUCT_BUCKET } from './products.queries';

function Thumb({ product: { image_paths, name } }: { product: Product }) {
  const t = useMessages('products');
  const [path] = image_paths;
  const box = 'size-12 shrink-0';
  if (path) {
    const alt = t('list.photoOf', { name });
    return <Photo source={storedPhoto(PRODUCT_BUCKET, path)} alt={alt} className={box} />;
  }
  return (
    <span className={`${box} grid place-items-center rounded-md bg-sunken text-muted`}>
      <Package aria-hidden className="size-5" />
    </span>
  );
}

function Prices({ variants }: Product) {
  const prices = variants.map(({ trade_paise }) => trade_paise);
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  return (
    <span className="whitespace-nowrap">
      <Money paise={least} />
      {most > least && (
        <>
          {' – '}
          <Money paise={most} />
        </>
      )}
    </span>
  );
}

function Stock({ product: { variants } }: { product: Product }) {
  const t = useMessages('products');
  const pieces = variants.reduce((sum, { stock }) => sum + stock, 0);
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-2">
      {variants.some(isLowStock) && (
        <Badge tone={pieces === 0 ? 'danger' : 'warning'}>
          {t(pieces === 0 ? 'stock.none' : 'stock.low')}
        </Badge>
      )}
      {pieces}
    </span>
  );
}

interface Selection {
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (id: string, isSelected: boolean) => void;
}

export function catalogueColumns(
  t: Translate<'products'>,
  { selected, onSelect }: Selection,
): Column<Product>[] {
  return [
    {
      id: 'select',
      header: t('list.select'),
      cell: ({ id, name }) => (
        // Above the link that covers the row.
        <span className="relative z-1">
          <Checkbox
            label={<span className="sr-only">{t('list.selectOne', { name })}</span>}
            checked={selected.has(id)}
            onChange={(event) => onSelect(id, event.target.checked)}
          />
        </span>
      ),
    },
    {
      id: 'name',
      header: t('list.product'),
      isTitle: true,
      cell: (product) => (
        <span className="flex items-center gap-3">
          <Thumb product={product} />
          <span className="min-w-0 break-words">{product.name}</span>
        </span>
      ),
    },
    {
      id: 'category',
      header: t('list.category'),
      cell: ({ category }) => t(`category.${category}`),
    },
    {
      id: 'packs',
      header: t('list.packs'),
      cell: ({ variants }) => variants.map(({ pack_size }) => pack_size).join(', '),
    },
    { id: 'price', header: t('list.price'), align: 'end', cell: (product) => Prices(product) },
    {
      id: 'stock',
      header: t('list.stock'),
      align: 'end',
      cell: (product) => <Stock product={product} />,
    },
    {
      id: 'status',
      header: t('list.status'),
      cell: ({ status }) => (
        <Badge tone={status === 'active' ? 'success' : 'neutral'}>{t(`status.${status}`)}</Badge>
      ),
    },
  ];
}
