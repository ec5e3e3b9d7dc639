import { type Campaign, campaignsPolicy } from '@chowk/domain/campaigns';
import type { Deal } from '@chowk/domain/deals';
import { ANONYMOUS, can, type Role } from '@chowk/domain/kernel';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LazyUpdatedAgo } from '@/ui/feedback/lazy-updated-ago';
import { Skeleton, SkeletonText } from '@/ui/feedback/skeleton';
import { campaignOptions } from '../campaigns.queries';
import { AreasCard } from './areas-card';
import { CampaignHead } from './campaign-head';
import { DealsTable } from './deals-table';
import { FactsCard } from './facts-card';
import { MoneyCard } from './money-card';
import { PhotosCard } from './photos-card';
import { ProgressCard } from './progress-card';

interface CampaignViewProps {
  id: string;
  roles: readonly Role[];
  back: ReactNode;
  editLink: ReactNode;
  dealLink: (deal: Deal, content: ReactNode) => ReactNode;
  share: (campaign: Campaign) => ReactNode;
  /** In its place when it cannot be shown. */
  failed: (problem: Problem) => ReactNode;
}

interface Problem {
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

/** One campaign. A shop sees what was agreed; its brand and admins see deals, money and photos too. */
export function CampaignView(props: CampaignViewProps) {
  const { id, roles, back, editLink, dealLink, share, failed } = props;
  const { data: campaign, error, isFetching, refetch } = useQuery(campaignOptions(id));
  const isManager = can({ ...ANONYMOUS, roles }, campaignsPolicy.cancel);
  if (!campaign && error) {
    return failed({ error, isRetrying: isFetching, onRetry: () => void refetch() });
  }
  if (!campaign) return <CampaignSkeleton />;
  const isRunning = isManager && campaign.launched_at !== null;
  return (
    <div className="flex flex-col gap-6">
      <CampaignHead
        campaign={campaign}
        roles={roles}
        canExport={isRunning}
        back={back}
        editLink={editLink}
        share={share(campaign)}
      />
      <LazyUpdatedAgo savedAt={campaign.savedAt} />
      {isRunning && (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <ProgressCard campaign={campaign} />
          <MoneyCard id={id} />
        </div>
      )}
      {isRunning && <PhotosCard id={id} />}
      {isRunning && <DealsTable id={id} linkTo={dealLink} />}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <FactsCard campaign={campaign} hasFee={isManager} />
        {isRunning && <AreasCard campaign={campaign} />}
      </div>
    </div>
  );
}

function CampaignSkeleton() {
  return (
    <div className="flex flex-col gap-5">
      <Skeleton className="h-8 w-48" />
      <Skeleton className="h-32 w-full rounded-lg" />
      <SkeletonText lines={4} />
    </div>
  );
}
