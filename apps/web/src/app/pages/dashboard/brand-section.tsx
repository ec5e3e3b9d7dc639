import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { Suspense } from 'react';
import { CampaignsList } from '@/features/campaigns/campaigns-list';
import { WalletTiles } from '@/features/wallets/wallet-tiles';
import { useMessages } from '@/i18n';
import { ButtonLink } from '@/ui/base/button';
import { lazy } from '@/ui/feedback/lazy';

const NewOrders = lazy(() =>
  import('@/features/orders/brand/new-orders').then((m) => ({ default: m.NewOrders })),
);

/** Below the campaigns, and with words and charts of its own. */
const BrandFigures = lazy(() =>
  import('@/features/figures/brand-figures').then((m) => ({ default: m.BrandFigures })),
);

/** A brand's home: its money, its orders, then its campaigns. */
export function BrandSection() {
  const t = useMessages('campaigns');
  const wallet = useMessages('wallets');
  const shell = useMessages('shell');
  return (
    <div className="flex flex-col gap-8">
      <WalletTiles
        action={
          <div className="flex flex-wrap gap-3">
            <ButtonLink variant="secondary" size="sm" render={<Link to="/wallet" />}>
              {wallet('open')}
            </ButtonLink>
            <ButtonLink
              variant="secondary"
              size="sm"
              render={<Link to="/brand-ad-spaces-marketplace" />}
            >
              {shell('nav.adSpaces')}
            </ButtonLink>
            <ButtonLink variant="secondary" size="sm" render={<Link to="/brand-profile" />}>
              {shell('nav.brandProfile')}
            </ButtonLink>
          </div>
        }
      />
      {/* Its place is kept, so that nothing below moves when it comes. */}
      <div className="min-h-20">
        <Suspense>
          <NewOrders render={<Link to="/products" search={{ tab: 'orders' }} />} />
        </Suspense>
      </div>
      <CampaignsList
        newCampaign={
          <ButtonLink
            icon={<Plus aria-hidden className="size-5" />}
            render={<Link to="/campaigns/new" />}
          >
            {t('new')}
          </ButtonLink>
        }
        linkTo={({ id, status }, content) =>
          status === 'draft' ? (
            <Link to="/campaigns/new" search={{ id }}>
              {content}
            </Link>
          ) : (
            <Link to="/campaign/$id" params={{ id }}>
              {content}
            </Link>
          )
        }
      />
      <Suspense>
        <BrandFigures
          campaignLink={(id, content) => (
            <Link to="/campaign/$id" params={{ id }}>
              {content}
            </Link>
          )}
        />
      </Suspense>
    </div>
  );
}
