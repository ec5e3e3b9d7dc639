import { formatPaise } from '@chowk/domain/kernel';
import type { Topup } from '@chowk/domain/wallets';
import { lazy, Suspense } from 'react';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { CopyButton } from '@/ui/copy-button';
import { Skeleton } from '@/ui/skeleton';
import { ClaimForm } from './claim-form';
import type { PayRequest } from './use-topup';

const QrCode = lazy(() => import('@/ui/qr-code').then((module) => ({ default: module.QrCode })));

interface TopupPayProps {
  request: PayRequest;
  onClaim: (id: string, reference: string) => Promise<Topup>;
  onClose: () => void;
}

/** Three ways to pay the same thing: scan, open the app on this phone, or copy. */
export function TopupPay({ request, onClaim, onClose }: TopupPayProps) {
  const t = useMessages('wallets');
  const { topup, upi_id: upiId, upi_link: upiLink } = request;
  const amount = formatPaise(topup.amount_paise);
  const copied = { copiedLabel: t('copied'), failedLabel: t('copyFailed') };
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-5 sm:flex-row">
        <div className="flex flex-col items-center gap-3">
          <Suspense fallback={<Skeleton className="size-60 rounded-lg" />}>
            <QrCode text={upiLink} label={t('pay.qr', { amount, upi: upiId })} />
          </Suspense>
          <a href={upiLink} className={buttonClass({ isWide: true })}>
            {t('pay.openApp')}
          </a>
        </div>
        <div className="flex min-w-0 flex-1 flex-col gap-4">
          <h3 className="text-lg">{t('pay.title', { amount })}</h3>
          <p>{t('pay.scan')}</p>
          <Fact label={t('pay.upiId')} value={upiId}>
            <CopyButton text={upiId} label={t('pay.copyId')} {...copied} />
          </Fact>
          <Fact label={t('pay.reference')} value={topup.reference}>
            <CopyButton text={topup.reference} label={t('pay.copyReference')} {...copied} />
          </Fact>
        </div>
      </div>
      <ClaimForm topup={topup} onClaim={onClaim} />
      <p className="text-muted text-sm">{t('pay.waits')}</p>
      <Button variant="secondary" className="self-start" onClick={onClose}>
        {t('add.again')}
      </Button>
    </div>
  );
}

function Fact({
  label,
  value,
  children,
}: {
  label: string;
  value: string;
  children: React.ReactNode;
}) {
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
