import type { Campaign } from '@chowk/domain/campaigns';
import { useMessages } from '@/i18n';
import { ProgressBar } from '@/ui/feedback/progress-bar';
import { Card } from '@/ui/layout/card';

export function ProgressCard({ campaign }: { campaign: Campaign }) {
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
