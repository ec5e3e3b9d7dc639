import type { Campaign } from '@chowk/domain/campaigns';
import { csvText, istDay, PAISE_PER_RUPEE, type Role } from '@chowk/domain/kernel';
import { Ban, FileDown, Pause, Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { contractClient } from '@/api/client/browser-client';
import { useTask } from '@/commands/use-task';
import { type Translate, useMessages } from '@/i18n';
import { listAll } from '@/lists/list-all';
import { Button } from '@/ui/base/button';
import { PageHeader } from '@/ui/layout/page-header';
import { saveFile } from '@/ui/table/save-file';
import { CampaignStatus } from '../campaign-status';
import { listCampaignDealsRef } from './campaign-page.queries';
import { CancelDialog } from './cancel-dialog';
import { useSteps } from './use-steps';

const HEADER = [
  'deal.shop',
  'deal.area',
  'deal.status',
  'deal.payout',
  'deal.due',
  'deal.submitted',
  'deal.approved',
] as const;

/** Every deal of the campaign with what became of it. */
async function downloadDeals({ id }: Campaign, t: Translate<'campaigns'>): Promise<void> {
  const deals = await listAll((page) =>
    contractClient.runQuery(listCampaignDealsRef, { ...page, campaign_id: id }),
  );
  const rows = deals.map((deal) => [
    deal.shop_name,
    deal.area,
    t(`dealStatus.${deal.status}`),
    deal.payout_paise / PAISE_PER_RUPEE,
    deal.due_at,
    deal.submitted_at,
    deal.approved_at,
  ]);
  const text = csvText(
    HEADER.map((key) => t(key)),
    rows,
  );
  saveFile(`chowk-campaign-${istDay(Date.now())}-${id.slice(-6)}.csv`, text);
}

interface CampaignHeadProps {
  campaign: Campaign;
  roles: readonly Role[];
  canExport: boolean;
  back: ReactNode;
  /** The way into the wizard, shown for a draft. */
  editLink: ReactNode;
  share: ReactNode;
}

export function CampaignHead(props: CampaignHeadProps) {
  const { campaign, roles, canExport, back, editLink, share } = props;
  const t = useMessages('campaigns');
  const { may, pause, resume, cancel, isBusy } = useSteps(campaign, roles);
  const [isAsking, setIsAsking] = useState(false);
  const saving = useTask();

  return (
    <>
      <PageHeader
        back={back}
        eyebrow={campaign.brand_name}
        title={campaign.title}
        description={<CampaignStatus status={campaign.status} />}
        actions={
          <>
            {may('campaign_launch') && editLink}
            {may('campaign_pause') && (
              <Button
                variant="secondary"
                isLoading={isBusy}
                icon={<Pause aria-hidden className="size-5" />}
                onClick={() => void pause()}
              >
                {t('pause')}
              </Button>
            )}
            {may('campaign_resume') && (
              <Button
                isLoading={isBusy}
                icon={<Play aria-hidden className="size-5" />}
                onClick={() => void resume()}
              >
                {t('resume')}
              </Button>
            )}
            {campaign.launched_at !== null && share}
            {canExport && (
              <Button
                variant="secondary"
                isLoading={saving.isBusy}
                icon={<FileDown aria-hidden className="size-5" />}
                onClick={() => void saving.run(() => downloadDeals(campaign, t), { refused: true })}
              >
                {t('export.csv')}
              </Button>
            )}
            {may('campaign_cancel') && (
              <Button
                variant="quiet"
                icon={<Ban aria-hidden className="size-5" />}
                onClick={() => setIsAsking(true)}
              >
                {t('cancel.open')}
              </Button>
            )}
          </>
        }
      />
      <CancelDialog
        campaign={campaign}
        open={isAsking}
        onOpenChange={setIsAsking}
        onCancel={cancel}
      />
    </>
  );
}
