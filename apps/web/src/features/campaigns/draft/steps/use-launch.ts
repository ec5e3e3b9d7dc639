import type { Campaign } from '@chowk/domain/campaigns';
import { ChowkError } from '@chowk/domain/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { useCommand } from '@/commands/use-command';
import {
  campaignOptions,
  launchCampaignRef,
  readFeasibilityRef,
} from '@/features/campaigns/campaigns.queries';
import { cacheServerRow } from '@/offline/read/cache-server-row';

function isPriceChange(error: unknown): boolean {
  const fields = error instanceof ChowkError ? (error.details?.fields ?? []) : [];
  return fields.some(({ rule }) => rule === 'price_changed');
}

export function useLaunch(onLaunched: (campaign: Campaign) => void) {
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
