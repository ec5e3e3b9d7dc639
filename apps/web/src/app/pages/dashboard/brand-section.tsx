import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Deferred } from '@/app/behaviours/deferred';
import { CampaignsList } from '@/features/campaigns/campaigns-list';
import { WalletTiles } from '@/features/wallets/wallet-tiles';
import { useMessages } from '@/i18n';
import { ButtonLink } from '@/ui/base/button';

const loadNewOrders = async () => (await import('@/features/orders/brand/new-orders')).NewOrders;

/** Below the campaigns, with its own words and charts. */
const loadFigures = async () => (await import('@/features/figures/brand-figures')).BrandFigures;

function campaignLink(id: string, content: ReactNode) {
  return (
    <Link to="/campaign/$id" params={{ id }}>
      {content}
    </Link>
  );
}

/** A brand's home: wallet, orders, then campaigns. */
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
        <Deferred
          load={loadNewOrders}
          given={{ render: <Link to="/products" search={{ tab: 'orders' }} /> }}
        />
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
            campaignLink(id, content)
          )
        }
      />
      <Deferred load={loadFigures} given={{ campaignLink }} />
    </div>
  );
}
