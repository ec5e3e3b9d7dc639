import type { ParamsOf } from '@chowk/domain/kernel';
import type { findShops } from '@chowk/domain/shops';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Store, X } from 'lucide-react';
import { useState } from 'react';
import { queryRef } from '@/api/client/contract-ref';
import { queryOptionsFor } from '@/api/client/queries';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { SearchField } from '@/ui/fields/search-field';
import { useDebounced } from '@/ui/forms/use-debounced';

const findShopsRef = queryRef<typeof findShops>('shop_directory_list', '/shop_directory');

function shopDirectoryOptions(params: ParamsOf<typeof findShops>) {
  return queryOptionsFor(findShopsRef, params);
}

interface OneShopFieldProps {
  shopId: string | null;
  onChange: (shopId: string | null) => void;
}

const LEAST_LETTERS = 2;
const MOST_SHOWN = 8;

/** A campaign for a single shop, found by its name; everybody else leaves it closed. */
export function OneShopField({ shopId, onChange }: OneShopFieldProps) {
  const t = useMessages('wizard');
  const [isOpen, setIsOpen] = useState(false);
  if (shopId !== null) return <ChosenShop shopId={shopId} onRemove={() => onChange(null)} />;
  if (isOpen) return <ShopSearch onChoose={onChange} />;
  return (
    <Button
      variant="quiet"
      className="-ms-3 self-start"
      icon={<Store aria-hidden className="size-5" />}
      onClick={() => setIsOpen(true)}
    >
      {t('oneShop.open')}
    </Button>
  );
}

function ChosenShop({ shopId, onRemove }: { shopId: string; onRemove: () => void }) {
  const t = useMessages('wizard');
  const { data } = useQuery(shopDirectoryOptions({ id: shopId }));
  const [shop] = data?.items ?? [];
  return (
    <div className="flex flex-col gap-1">
      <p className="font-semibold text-sm">{t('oneShop.label')}</p>
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-sunken p-3">
        <p className="min-w-0 break-words">
          {shop ? [shop.shop_name, shop.area].filter(Boolean).join(', ') : t('oneShop.chosen')}
        </p>
        <Button
          size="sm"
          variant="secondary"
          icon={<X aria-hidden className="size-4" />}
          onClick={onRemove}
        >
          {t('oneShop.all')}
        </Button>
      </div>
    </div>
  );
}

function ShopSearch({ onChoose }: { onChoose: (shopId: string) => void }) {
  const t = useMessages('wizard');
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim());
  const isAsked = search.length >= LEAST_LETTERS;
  const { data } = useQuery({
    ...shopDirectoryOptions({ search, limit: MOST_SHOWN }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  return (
    <div className="flex flex-col gap-2">
      <SearchField label={t('oneShop.search')} value={typed} onChange={setTyped} />
      <ul aria-label={t('oneShop.found')} className="flex flex-col gap-2">
        {isAsked &&
          data?.items.map(({ id, shop_name, area }) => (
            <li key={id}>
              <Button variant="secondary" isWide onClick={() => onChoose(id)}>
                {[shop_name, area].filter(Boolean).join(', ')}
              </Button>
            </li>
          ))}
      </ul>
      <p role="status" className="text-muted text-sm">
        {isAsked && data?.items.length === 0 && t('oneShop.none')}
      </p>
    </div>
  );
}
