import type { Campaign } from '@chowk/domain/campaigns';
import type { Role } from '@chowk/domain/kernel';
import { Ban, FileDown, Pause, Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTask } from '@/commands/use-task';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { PageHeader } from '@/ui/layout/page-header';
import { CampaignStatus } from '../campaign-status';
import { CancelDialog } from './cancel-dialog';
import { downloadDeals } from './download-deals';
import { useSteps } from './use-steps';

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
