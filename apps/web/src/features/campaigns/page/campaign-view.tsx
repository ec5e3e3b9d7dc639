import { type Campaign, campaignsPolicy } from '@chowk/domain/campaigns';
import type { Deal } from '@chowk/domain/deals';
import { ANONYMOUS, can, type Role } from '@chowk/domain/kernel';
import { useQuery } from '@tanstack/react-query';
import { Images } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '@/i18n';
import { ListBody } from '@/lists/list-body';
import { useGrowingList } from '@/lists/use-growing-list';
import { storedPhoto } from '@/photos/stored-photo';
import { EmptyState } from '@/ui/feedback/empty-state';
import { LazyUpdatedAgo } from '@/ui/feedback/lazy-updated-ago';
import { ProgressBar } from '@/ui/feedback/progress-bar';
import { Skeleton, SkeletonText } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { PhotoWall } from '@/ui/photo/photo-wall';
import { campaignOptions } from '../campaigns.queries';
import { AreasCard } from './areas-card';
import { CampaignHead } from './campaign-head';
import { approvedProofsOptions } from './campaign-page.queries';
import { DealsTable } from './deals-table';
import { FactsCard } from './facts-card';
import { MoneyCard } from './money-card';

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

/** What the money bought: the photos of every approved proof, the newest first. */
function PhotosCard({ id }: { id: string }) {
  const t = useMessages('campaigns');
  const list = useGrowingList(approvedProofsOptions(id));
  const photos = list.rows?.flatMap(({ photos: shots, shop_name: shop }) =>
    shots.map(({ path }) => ({
      source: storedPhoto('proof-photos', path),
      alt: t('photos.of', { shop }),
      caption: shop,
    })),
  );
  return (
    <Card title={t('photos.title')}>
      <ListBody
        list={{ ...list, rows: photos }}
        skeleton={<Skeleton className="h-32 w-full rounded-md" />}
        empty={
          <EmptyState icon={<Images />} title={t('photos.empty')} text={t('photos.emptyText')} />
        }
        more={t('photos.more')}
      >
        {(shown) => <PhotoWall label={t('photos.title')} photos={shown} />}
      </ListBody>
    </Card>
  );
}

function ProgressCard({ campaign }: { campaign: Campaign }) {
  const t = useMessages('campaigns');
  const { slots_taken: taken, slots_done: done } = campaign;
  const slots = campaign.slots ?? 0;
  return (
    <Card title={t('progress.title')}>
      <div className="flex flex-col gap-4">
        <ProgressBar
          label={t('progress.label')}
          value={done}
          max={Math.max(1, slots)}
          valueText={t('progress.done', { done, slots })}
          tone="success"
        />
        <ProgressBar
          label={t('progress.takenLabel')}
          value={taken}
          max={Math.max(1, slots)}
          valueText={t('progress.taken', { taken, slots })}
        />
      </div>
    </Card>
  );
}
