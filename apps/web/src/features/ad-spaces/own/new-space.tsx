import type { Me } from '@chowk/domain/accounts';
import type { AdSpace } from '@chowk/domain/ad-spaces';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorWords } from '@/api/errors/use-error-words';
import { spaceShopsOptions } from '@/features/ad-spaces/ad-spaces.queries';
import { useMessages } from '@/i18n';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { NativeSelect } from '@/ui/fields/native-select';
import { SpaceForm } from './space-form';

interface NewSpaceProps {
  me: Me;
  onCreated: (space: AdSpace) => void;
}

/** Which shop it belongs to is asked only of whoever has more than one. */
export function NewSpace({ me, onCreated }: NewSpaceProps) {
  const t = useMessages('myspaces');
  const errorWords = useErrorWords();
  const [picked, setPicked] = useState('');
  const { data, error, isFetching, refetch } = useQuery(spaceShopsOptions());
  if (!data && error) {
    return (
      <ErrorState
        error={error}
        text={errorWords(error)}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton className="h-96 w-full rounded-lg" />;
  const own = data.items.filter(({ owner_id: owner }) => owner === me.id);
  const shop = own.find(({ id }) => id === picked) ?? own[0];
  if (!shop) return <EmptyState title={t('noShop')} text={t('noShopText')} />;
  return (
    <>
      {own.length > 1 && (
        <NativeSelect
          label={t('shop')}
          value={shop.id}
          options={own.map(({ id, shop_name }) => ({ value: id, label: shop_name }))}
          onChange={(event) => setPicked(event.target.value)}
        />
      )}
      <SpaceForm key={shop.id} space={undefined} shopId={shop.id} onCreated={onCreated} />
    </>
  );
}
