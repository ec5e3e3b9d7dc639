import { formatPaise } from '@chowk/domain/kernel';
import { useQuery } from '@tanstack/react-query';
import { useErrorWords } from '@/api/errors/use-error-words';
import { orderPaymentOptions } from '@/features/orders/orders.queries';
import { useMessages } from '@/i18n';
import { ScanOrCopy } from '@/ui/base/scan-or-copy';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';

export function UpiPayment({ orderId, amountPaise }: { orderId: string; amountPaise: number }) {
  const t = useMessages('orders');
  const errorWords = useErrorWords();
  const { data, error, isFetching, refetch } = useQuery(orderPaymentOptions(orderId));
  const amount = formatPaise(amountPaise);
  return (
    <Card title={t('upi.title', { amount })} description={t('upi.text')}>
      {!data && error && (
        <ErrorState
          error={error}
          text={errorWords(error)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton className="h-60 rounded-lg" />}
      {data && (
        <ScanOrCopy
          link={data.upi_link}
          words={{
            qr: t('upi.qr', { amount, upi: data.upi_id }),
            openApp: t('upi.openApp'),
            copied: t('copied'),
            copyFailed: t('copyFailed'),
          }}
          facts={[
            { label: t('upi.id'), value: data.upi_id, copyLabel: t('upi.copyId') },
            {
              label: t('upi.reference'),
              value: data.reference,
              copyLabel: t('upi.copyReference'),
            },
          ]}
        />
      )}
    </Card>
  );
}
