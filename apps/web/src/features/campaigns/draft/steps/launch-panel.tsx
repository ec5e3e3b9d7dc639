import { type Campaign, holdPaise, placementPrice } from '@chowk/domain/campaigns';
import { ChowkError, formatNumber, formatPaise } from '@chowk/domain/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { Rocket } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useIsOff } from '@/api/client/use-is-off';
import { useCommand } from '@/commands/use-command';
import {
  campaignOptions,
  launchCampaignRef,
  readFeasibilityRef,
} from '@/features/campaigns/campaigns.queries';
import { useMessages } from '@/i18n';
import { cacheServerRow } from '@/offline/read/cache-server-row';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { showToast } from '@/ui/feedback/toasts/toast-store';
import { LazyConfirmDialog } from '@/ui/overlays/lazy-overlays';
import type { DraftValues } from '../draft-fields';
import { Feasibility } from './feasibility';
import { useFeasibility } from './use-feasibility';

function isPriceChange(error: unknown): boolean {
  const fields = error instanceof ChowkError ? (error.details?.fields ?? []) : [];
  return fields.some(({ rule }) => rule === 'price_changed');
}

function useLaunch(onLaunched: (campaign: Campaign) => void) {
  const queryClient = useQueryClient();
  const { refusal, refusalWords, run } = useCommand(launchCampaignRef, {
    onDone: async (live) => {
      queryClient.setQueryData(campaignOptions(live.id).queryKey, live);
      await cacheServerRow('campaigns', live);
      onLaunched(live);
    },
    onRefused: () => queryClient.invalidateQueries({ queryKey: [readFeasibilityRef.name] }),
  });
  const launch = async ({ id, version }: Campaign, hold_paise: number) => {
    await run({ id, version, hold_paise });
  };
  return { launch, refusalWords, isPriceChanged: isPriceChange(refusal) };
}

interface LaunchPanelProps {
  /** Absent while the server does not have the draft as it stands. */
  draft: Campaign | undefined;
  values: DraftValues;
  /** Sentences about what is still open, each a link to its step. */
  openSteps: readonly ReactNode[];
  addMoney: (paise: number) => ReactNode;
  onLaunched: (campaign: Campaign) => void;
}

/** The last look: what is held, said in words before it is held. */
export function LaunchPanel({ draft, values, openSteps, addMoney, onLaunched }: LaunchPanelProps) {
  const t = useMessages('wizard');
  const { data } = useFeasibility(values);
  const [isAsking, setIsAsking] = useState(false);
  const rates = { feeBps: data?.fee_bps ?? 0, gstBps: data?.gst_bps ?? 0 };
  const price = placementPrice(values.payout_paise ?? 0, rates);
  const slots = values.slots ?? 0;
  const hold = holdPaise(price, slots);
  const leftPaise = (data?.wallet_paise ?? 0) - hold;
  const amount = formatPaise(hold);
  const isPaused = useIsOff('campaign_launch');
  const isReady = !isPaused && draft !== undefined && data !== undefined && openSteps.length === 0;
  const { launch, refusalWords, isPriceChanged } = useLaunch((live) => {
    showToast({ title: t('launch.done', { amount }), tone: 'success' });
    onLaunched(live);
  });
  const words = { amount, count: formatNumber(slots), each: formatPaise(price.totalPaise) };
  return (
    <div className="flex flex-col gap-4">
      <Feasibility values={values} withMoney addMoney={addMoney} />
      {openSteps.length > 0 && (
        <Banner
          tone="warning"
          title={t('launch.notReady')}
          action={<div className="flex flex-wrap gap-2">{openSteps}</div>}
        />
      )}
      {isPaused && <Banner tone="warning" title={t('launch.paused')} />}
      {refusalWords && (
        <Banner tone="danger" title={isPriceChanged ? t('launch.priceChanged') : refusalWords} />
      )}
      <Button
        size="lg"
        className="sm:self-start"
        icon={<Rocket aria-hidden className="size-5" />}
        disabled={!isReady || leftPaise < 0}
        onClick={() => setIsAsking(true)}
      >
        {t('launch.go')}
      </Button>
      <LazyConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        tone="primary"
        title={t('launch.ask', { title: values.title })}
        description={`${t('launch.hold', words)} ${t('launch.left', { amount: formatPaise(leftPaise) })}`}
        confirmLabel={t('launch.confirm', { amount })}
        onConfirm={async () => {
          if (draft) await launch(draft, hold);
        }}
      />
    </div>
  );
}
