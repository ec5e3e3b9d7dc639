import type { Me } from '@chowk/domain/accounts';
import type { Shop } from '@chowk/domain/shops';
import { Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { useErrorWords } from '@/api/errors/use-error-words';
import { PageSkeleton } from '@/app/router/page-skeleton';
import { useMessages } from '@/i18n';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { NativeSelect } from '@/ui/fields/native-select';
import { useBuyingShop } from './use-buying-shop';

interface WithShopProps {
  me: Me;
  /** Provides the buying shop, with a switch if there are several. */
  children: (shop: Shop, choice: ReactNode) => ReactNode;
}

export function WithShop({ me, children }: WithShopProps) {
  const t = useMessages('market');
  const errorWords = useErrorWords();
  const { shop, shops, isLoaded, error, isRetrying, retry, choose } = useBuyingShop(me);
  if (shop) {
    const choice = shops.length > 1 && (
      <NativeSelect
        className="md:w-72"
        label={t('chooseShop')}
        options={shops.map(({ id, shop_name }) => ({ value: id, label: shop_name }))}
        value={shop.id}
        onChange={(event) => choose(event.target.value)}
      />
    );
    return children(shop, choice);
  }
  if (isLoaded) {
    return <EmptyState icon={<Store />} title={t('noShop.title')} text={t('noShop.text')} />;
  }
  if (!error) return <PageSkeleton />;
  return (
    <ErrorState error={error} text={errorWords(error)} isRetrying={isRetrying} onRetry={retry} />
  );
}
