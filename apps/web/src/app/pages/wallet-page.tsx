import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { WalletParts } from '@/features/wallets/wallet-parts';
import { useMessages } from '@/i18n';
import { ButtonLink } from '@/ui/button';

export function WalletPage({ addPaise }: { addPaise: number | undefined }) {
  const t = useMessages('wallets');
  return (
    <div className="flex flex-col gap-4">
      <ButtonLink
        variant="quiet"
        className="-ms-3 self-start"
        icon={<ArrowLeft aria-hidden className="size-5" />}
        render={<Link to="/dashboard" />}
      >
        {t('back')}
      </ButtonLink>
      <WalletParts initialPaise={addPaise} />
    </div>
  );
}
