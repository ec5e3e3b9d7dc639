import { isLimited, type Shop, type ShopConsents } from '@chowk/domain/shops';
import { useQuery } from '@tanstack/react-query';
import { useErrorWords } from '@/api/errors/use-error-words';
import { consentsOptions } from '@/features/shops/acting/acting.queries';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { ErrorState } from '@/ui/feedback/error-state';
import { LazyUpdatedAgo } from '@/ui/feedback/lazy-updated-ago';
import { SkeletonText } from '@/ui/feedback/skeleton';
import { Switch } from '@/ui/fields/switch';
import { Card } from '@/ui/layout/card';
import { LimitedConsent } from './limited-consent';
import { useConsent } from './use-consent';

/** Of one shop: who looks after it, and what they may do. */
export function ShopConsentsCard({ shop }: { shop: Shop }) {
  const t = useMessages('acting');
  const errorWords = useErrorWords();
  const { data, error, isFetching, refetch } = useQuery(consentsOptions(shop.id));
  const name = data?.manager_name;
  return (
    <Card title={t('consent.title')}>
      <LazyUpdatedAgo savedAt={data?.savedAt} />
      {data && (
        <p className="-mt-2 mb-3 font-medium">
          {name
            ? t('consent.who', { name, shop: shop.shop_name })
            : t('consent.nobody', { shop: shop.shop_name })}
        </p>
      )}
      {data && !name && <p className="text-muted">{t('consent.nobodyText')}</p>}
      {data && name && <Choices consents={data} />}
      {!data && error && (
        <ErrorState
          error={error}
          text={errorWords(error)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <SkeletonText lines={5} />}
    </Card>
  );
}

function Choices({ consents }: { consents: ShopConsents }) {
  const t = useMessages('acting');
  const { busy, allow, withdraw, withdrawAll } = useConsent(consents);
  const hasAny = consents.items.some(({ is_granted }) => is_granted);
  return (
    <>
      <p className="mb-3 text-muted text-sm">{t('consent.text')}</p>
      <ul className="divide-y divide-line border-line border-y">
        {consents.items.map((consent) => (
          <li key={consent.kind} className="py-1">
            {isLimited(consent.kind) ? (
              <LimitedConsent
                // Another amount, or none: the fields begin anew with it.
                key={`${consent.limit_paise} ${consent.month_limit_paise}`}
                kind={consent.kind}
                consent={consent}
                isBusy={busy !== undefined}
                onAllow={(limits) => void allow(consent.kind, limits)}
                onWithdraw={() => void withdraw(consent.kind)}
              />
            ) : (
              <Switch
                label={t(`kind.${consent.kind}`)}
                description={t(`kind.${consent.kind}.text`)}
                checked={consent.is_granted}
                disabled={busy !== undefined}
                onChange={(isOn) => void (isOn ? allow(consent.kind) : withdraw(consent.kind))}
              />
            )}
          </li>
        ))}
      </ul>
      {hasAny && (
        <Button
          variant="danger"
          className="mt-4"
          isLoading={busy === 'all'}
          onClick={() => void withdrawAll()}
        >
          {t('consent.withdrawAll')}
        </Button>
      )}
    </>
  );
}
