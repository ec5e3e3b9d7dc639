import { formatBps, formatPaise } from '@chowk/domain/kernel';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useErrorWords } from '@/api/errors/use-error-words';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Money } from '@/ui/base/money';
import { StatTile } from '@/ui/charts/stat-tile';
import { Banner } from '@/ui/feedback/banner';
import { LazyUpdatedAgo } from '@/ui/feedback/lazy-updated-ago';
import { walletOptions } from './wallets.queries';

/** What is free to spend, and what campaigns hold. */
export function WalletTiles({ action }: { action?: ReactNode }) {
  const t = useMessages('wallets');
  const ui = useMessages('ui');
  const errorWords = useErrorWords();
  const { data, error, isFetching, refetch } = useQuery(walletOptions());
  if (error && !data) {
    return (
      <Banner
        tone="danger"
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
  return (
    <section aria-label={t('title')} className="flex flex-col gap-3">
      <LazyUpdatedAgo savedAt={data?.savedAt} />
      <div className="grid grid-cols-pair gap-3">
        <StatTile
          label={t('balance')}
          isLoading={!data}
          value={data && <Money paise={data.balance_paise} />}
        />
        <StatTile
          label={t('held')}
          isLoading={!data}
          value={data && <Money paise={data.held_paise} />}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-64 text-muted text-sm">
          {data &&
            t(data.gst_bps === 0 ? 'feeUntaxed' : 'fee', {
              fee: formatBps(data.fee_bps),
              spent: formatPaise(data.month_spend_paise),
            })}
        </p>
        {action}
      </div>
    </section>
  );
}
