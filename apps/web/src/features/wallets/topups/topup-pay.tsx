import { formatPaise } from '@chowk/domain/kernel';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { ScanOrCopy } from '@/ui/base/scan-or-copy';
import { ClaimForm } from './claim-form';
import type { PayRequest } from './use-topup';

interface TopupPayProps {
  request: PayRequest;
  onClose: () => void;
}

export function TopupPay({ request, onClose }: TopupPayProps) {
  const t = useMessages('wallets');
  const { topup, upi_id: upiId, upi_link: upiLink } = request;
  const amount = formatPaise(topup.amount_paise);
  return (
    <div className="flex flex-col gap-5">
      <ScanOrCopy
        link={upiLink}
        words={{
          qr: t('pay.qr', { amount, upi: upiId }),
          openApp: t('pay.openApp'),
          copied: t('copied'),
          copyFailed: t('copyFailed'),
        }}
        facts={[
          { label: t('pay.upiId'), value: upiId, copyLabel: t('pay.copyId') },
          {
            label: t('pay.reference'),
            value: topup.reference,
            copyLabel: t('pay.copyReference'),
          },
        ]}
      >
        <h3 className="text-lg">{t('pay.title', { amount })}</h3>
        <p>{t('pay.scan')}</p>
      </ScanOrCopy>
      <ClaimForm topup={topup} />
      <p className="text-muted text-sm">{t('pay.waits')}</p>
      <Button variant="secondary" className="self-start" onClick={onClose}>
        {t('add.again')}
      </Button>
    </div>
  );
}
