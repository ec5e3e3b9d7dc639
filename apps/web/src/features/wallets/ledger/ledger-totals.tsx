import { ACCOUNT_KINDS } from '@chowk/domain/wallets';
import { useQuery } from '@tanstack/react-query';
import { useErrorWords } from '@/api/errors/use-error-words';
import { useMessages } from '@/i18n';
import { Money } from '@/ui/base/money';
import { Banner } from '@/ui/feedback/banner';
import { ErrorState } from '@/ui/feedback/error-state';
import { SkeletonText } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { ledgerTotalsOptions } from './ledger.queries';

/** One line a kind of account, and the sum that must be zero. */
export function LedgerTotals() {
  const t = useMessages('money');
  const errorWords = useErrorWords();
  const { data, error, isFetching, refetch } = useQuery(ledgerTotalsOptions());
  return (
    <Card title={t('ledger.totals')} description={t('ledger.totalsText')}>
      {!data && !error && <SkeletonText lines={6} />}
      {!data && error && (
        <ErrorState
          error={error}
          text={errorWords(error)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <>
          <dl className="grid gap-x-10 md:grid-cols-2">
            {ACCOUNT_KINDS.map((kind) => (
              <div key={kind} className="flex justify-between gap-4 border-line border-b py-2">
                <dt>{t(`account.${kind}`)}</dt>
                <dd>
                  <Money paise={data.items.find((item) => item.kind === kind)?.total_paise ?? 0} />
                </dd>
              </div>
            ))}
            <div className="flex justify-between gap-4 py-2 font-semibold">
              <dt>{t('ledger.sum')}</dt>
              <dd>
                <Money paise={data.sum_paise} />
              </dd>
            </div>
          </dl>
          <Banner
            className="mt-3"
            tone={data.sum_paise === 0 ? 'success' : 'danger'}
            title={t(data.sum_paise === 0 ? 'ledger.even' : 'ledger.uneven')}
          />
        </>
      )}
    </Card>
  );
}
