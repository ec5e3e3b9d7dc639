import type { DaySpan } from '@chowk/domain/ad-spaces';
import { formatPaise } from '@chowk/domain/kernel';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useErrorWords } from '@/api/errors/use-error-words';
import { quoteOptions } from '@/features/ad-spaces/ad-spaces.queries';
import { MoneyLine, PriceSum } from '@/features/ad-spaces/bookings/booking-money';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { SkeletonText } from '@/ui/feedback/skeleton';

export function useQuote(spaceId: string, span: DaySpan | undefined) {
  return useQuery({
    ...quoteOptions({ id: spaceId, starts_on: '', ends_on: '', ...span }),
    enabled: span !== undefined,
  });
}

interface BookingQuoteProps {
  quote: ReturnType<typeof useQuote>;
  addMoney: (paise: number) => ReactNode;
}

/** What the picked days cost, down to what is missing in the wallet. */
export function BookingQuote({ quote, addMoney }: BookingQuoteProps) {
  const t = useMessages('spacemarket');
  const words = useMessages('adspaces');
  const ui = useMessages('ui');
  const errorWords = useErrorWords();
  const { data, error, isFetching, refetch } = quote;
  if (!data && error) {
    return (
      <Banner
        tone="warning"
        title={errorWords(error)}
        action={
          <Button
            size="sm"
            variant="secondary"
            isLoading={isFetching}
            onClick={() => void refetch()}
          >
            {ui('retry')}
          </Button>
        }
      />
    );
  }
  if (!data) {
    return (
      <div role="status" aria-label={t('space.counting')}>
        <SkeletonText lines={4} />
      </div>
    );
  }
  const missingPaise = data.total_paise - data.wallet_paise;
  return (
    <section aria-label={t('space.price')} className="flex flex-col gap-3" aria-busy={isFetching}>
      <div className="flex flex-col gap-2 rounded-lg bg-sunken p-3 text-sm">
        <p className="font-semibold">
          {t('space.price')} · {words('days', { count: data.days })}
        </p>
        <dl className="flex flex-col gap-1.5">
          <PriceSum price={data} />
          <MoneyLine label={words('money.wallet')} paise={data.wallet_paise} />
        </dl>
      </div>
      {missingPaise > 0 ? (
        <Banner
          tone="warning"
          title={t('space.missing', { amount: formatPaise(missingPaise) })}
          action={addMoney(missingPaise)}
        />
      ) : (
        <p className="text-success-ink text-sm">{t('space.enough')}</p>
      )}
    </section>
  );
}
