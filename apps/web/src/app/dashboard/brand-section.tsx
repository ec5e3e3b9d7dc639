import { Link } from '@tanstack/react-router';
import { WalletTiles } from '@/features/wallets/wallet-tiles';
import { useMessages } from '@/i18n';
import { ButtonLink } from '@/ui/button';

/** A brand's home: its money, then its campaigns. */
export function BrandSection() {
  const wallet = useMessages('wallets');
  return (
    <div className="flex flex-col gap-8">
      <WalletTiles
        action={
          <ButtonLink variant="secondary" size="sm" render={<Link to="/wallet" />}>
            {wallet('open')}
          </ButtonLink>
        }
      />
    </div>
  );
}
