import { formatPaise } from '@chowk/domain/kernel';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { lazy, type ReactNode, Suspense } from 'react';
import { useErrorWords } from '@/api/use-error-words';
import { useMessages } from '@/i18n';
import { buttonClass } from '@/ui/button-class';
import { Card } from '@/ui/card';
import { CopyButton } from '@/ui/copy-button';
import { ErrorState } from '@/ui/error-state';
import { Skeleton } from '@/ui/skeleton';
import { orderPaymentOptions } from './orders.queries';

const QrCode = lazy(() => import('@/ui/qr-code').then((module) => ({ default: module.QrCode })));

/** Three ways to pay the same thing: scan, open the app on this phone, or copy. */
export function UpiPayment({ orderId, amountPaise }: { orderId: string; amountPaise: number }) {
  const t = useMessages('orders');
  const errorWords = useErrorWords();
  const { data, error, isFetching, refetch } = useQuery(orderPaymentOptions(orderId));
  const amount = formatPaise(amountPaise);
  const copied = { copiedLabel: t('copied'), failedLabel: t('copyFailed') };
  return (
    <Card title={t('upi.title', { amount })} description={t('upi.text')}>
      {!data && error && (
        <ErrorState
          text={errorWords(error)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton className="h-60 rounded-lg" />}
      {data && (
        <div className="flex flex-col gap-5 sm:flex-row">
          <div className="flex flex-col items-center gap-3">
            <Suspense fallback={<Skeleton className="size-60 rounded-lg" />}>
              <QrCode text={data.upi_link} label={t('upi.qr', { amount, upi: data.upi_id })} />
            </Suspense>
            {/* Where there is a mouse there is no such app: the phone scans. */}
            <a
              href={data.upi_link}
              className={clsx(buttonClass({ isWide: true }), 'pointer-fine:hidden')}
            >
              {t('upi.openApp')}
            </a>
          </div>
          <div className="flex min-w-0 flex-1 flex-col gap-4">
            <Fact label={t('upi.id')} value={data.upi_id}>
              <CopyButton text={data.upi_id} label={t('upi.copyId')} {...copied} />
            </Fact>
            <Fact label={t('upi.reference')} value={data.reference}>
              <CopyButton text={data.reference} label={t('upi.copyReference')} {...copied} />
            </Fact>
          </div>
        </div>
      )}
    </Card>
  );
}

function Fact({ label, value, children }: { label: string; value: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-1.5">
      <p className="text-muted text-sm">{label}</p>
      <code className="max-w-full break-all rounded-md bg-sunken px-3 py-2 font-semibold">
        {value}
      </code>
      {children}
    </div>
  );
}
