import type { Me } from '@chowk/domain/accounts';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate } from '@tanstack/react-router';
import { ArrowLeft, PencilLine } from 'lucide-react';
import { ShareLink } from '@/app/links/share-link';
import { MissingOrFailed } from '@/app/pages/missing-or-failed';
import { PageSkeleton } from '@/app/router/page-skeleton';
import { CampaignView } from '@/features/campaigns/page/campaign-view';
import { offerByLinkOptions, ownDealOptions } from '@/features/deals/deals.queries';
import { useMessages } from '@/i18n';
import { ButtonLink } from '@/ui/base/button';

interface CampaignPageProps {
  id: string;
  me: Me;
}

/** A store with an offer goes to its deal; everybody else sees the campaign. */
export function CampaignPage(props: CampaignPageProps) {
  return props.me.roles.includes('retailer') ? <OfStore {...props} /> : <Campaign {...props} />;
}

function OfStore(props: CampaignPageProps) {
  const own = useQuery(ownDealOptions(props.id));
  const known = own.data?.items[0];
  // Somebody with another role may view a campaign without an offer.
  const isStoreOnly = props.me.roles.every((role) => role === 'retailer');
  const mayAsk = isStoreOnly && !own.isPending && !known;
  const offer = useQuery(offerByLinkOptions(props.id, mayAsk));
  const deal = known ?? offer.data;
  if (own.isPending || offer.isLoading) return <PageSkeleton />;
  if (!deal) return <Campaign {...props} />;
  return <Navigate to="/deal/$id" params={{ id: deal.id }} replace />;
}

function Campaign({ id, me }: CampaignPageProps) {
  const t = useMessages('campaigns');
  const links = useMessages('links');
  return (
    <CampaignView
      id={id}
      roles={me.roles}
      share={({ title }) => <ShareLink type="campaign" id={id} name={title} />}
      failed={(problem) => (
        <MissingOrFailed
          {...problem}
          missing={{ title: links('failed.campaign'), text: links('failed.text') }}
        />
      )}
      back={
        <ButtonLink
          variant="quiet"
          icon={<ArrowLeft aria-hidden className="size-5" />}
          render={<Link to="/dashboard" />}
        >
          {t('back')}
        </ButtonLink>
      }
      editLink={
        <ButtonLink
          icon={<PencilLine aria-hidden className="size-5" />}
          render={<Link to="/campaigns/new" search={{ id }} />}
        >
          {t('continueDraft')}
        </ButtonLink>
      }
      dealLink={(deal, content) => (
        <Link to="/deal/$id" params={{ id: deal.id }}>
          {content}
        </Link>
      )}
    />
  );
}
