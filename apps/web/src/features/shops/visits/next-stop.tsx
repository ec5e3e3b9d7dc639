import { planDay, roundOf } from '@chowk/domain/shops';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { cloneElement } from 'react';
import { useErrorWords } from '@/api/errors/use-error-words';
import type { LinkElement } from '@/features/shops/assigned/home-more';
import { shopDayOptions } from '@/features/shops/assigned/my-shops.queries';
import { useMessages } from '@/i18n';
import { ContactLinks } from '@/ui/base/contact-links';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { useNow } from '@/ui/feedback/use-now';
import { CARD_CLASS } from '@/ui/layout/card';
import { StopReason } from './stop-reason';

interface NextStopProps {
  todayLink: LinkElement;
  shopLink: (id: string) => LinkElement;
}

/** Where to go now, how to get there, and how many shops come after it. */
export function NextStop({ todayLink, shopLink }: NextStopProps) {
  const t = useMessages('myshops');
  const errorWords = useErrorWords();
  const nowMs = useNow();
  const { data, error, isFetching, refetch } = useQuery(shopDayOptions());
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
  if (!data) return <Skeleton className="h-36 w-full rounded-lg" />;
  const { next, later, done } = roundOf(planDay(data.items, null, nowMs));
  return (
    <section aria-labelledby="next-stop" className={`${CARD_CLASS} p-4`}>
      <div className="flex items-center justify-between gap-3">
        <h2 id="next-stop" className="font-sans font-semibold text-muted text-sm">
          {t('next.title')}
        </h2>
        {cloneElement(
          todayLink,
          {
            className:
              '-my-3 -me-2 inline-flex min-h-touch items-center font-semibold text-primary-ink text-sm',
          },
          <>
            {t('next.all', { count: later.length + (next ? 1 : 0) })}
            <ChevronRight aria-hidden className="size-4" />
          </>,
        )}
      </div>
      {next ? (
        <div className="flex items-center gap-3">
          <div className="min-w-0 flex-1">
            <h3 className="font-sans font-semibold text-base leading-snug">
              {cloneElement(
                shopLink(next.item.shop.id),
                { className: 'inline-flex min-h-9 items-center' },
                next.item.shop.shop_name,
              )}
            </h3>
            <p className="text-muted text-sm">{next.item.shop.area}</p>
            <p className="mt-1">
              <StopReason stop={next} />
            </p>
          </div>
          <ContactLinks
            name={next.item.shop.shop_name}
            phone={next.item.owner_phone}
            position={next.item.shop.position}
            isShort
          />
        </div>
      ) : (
        <p className="mt-1">{t(done.length > 0 ? 'today.done' : 'today.none')}</p>
      )}
    </section>
  );
}
