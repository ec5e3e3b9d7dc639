import type { Campaign } from '@chowk/domain/campaigns';
import { ChowkError } from '@chowk/domain/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { contractClient } from '@/api/client/browser-client';
import {
  campaignOptions,
  launchCampaignRef,
  readFeasibilityRef,
} from '@/features/campaigns/campaigns.queries';
import { keepAnswer } from '@/offline/read/keep-answer';

/** Queries whose answers a launch changes, besides the campaign's own. */
const MOVED = ['campaigns_list', 'wallet_read', 'wallet_statement_list', 'campaign_money_read'];

function isPriceChange(error: unknown): boolean {
  const fields = error instanceof ChowkError ? (error.details?.fields ?? []) : [];
  return fields.some(({ rule }) => rule === 'price_changed');
}

export function useLaunch(onLaunched: (campaign: Campaign) => void) {
  const queryClient = useQueryClient();
  const [error, setError] = useState<unknown>();

  async function launch(draft: Campaign, holdPaise: number) {
    setError(undefined);
    try {
      const input = { id: draft.id, version: draft.version, hold_paise: holdPaise };
      const live = await contractClient.runCommand(launchCampaignRef, input);
      queryClient.setQueryData(campaignOptions(draft.id).queryKey, live);
      await keepAnswer('campaigns', live);
      for (const name of MOVED) void queryClient.invalidateQueries({ queryKey: [name] });
      onLaunched(live);
    } catch (problem) {
      setError(problem);
      await queryClient.invalidateQueries({ queryKey: [readFeasibilityRef.name] });
    }
  }

  return { launch, error, isPriceChanged: isPriceChange(error) };
}
