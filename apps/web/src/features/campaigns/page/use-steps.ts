import { type Campaign, campaignStates } from '@chowk/domain/campaigns';
import { ANONYMOUS, nextSteps, type Role } from '@chowk/domain/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { useCommands } from '@/commands/use-command';
import { useMessages } from '@/i18n';
import { cacheServerRow } from '@/offline/read/cache-server-row';
import {
  campaignOptions,
  cancelCampaignRef,
  pauseCampaignRef,
  resumeCampaignRef,
} from '../campaigns.queries';

/** The steps the table of states allows this person now, and how they are taken. */
export function useSteps({ id, status }: Campaign, roles: readonly Role[]) {
  const t = useMessages('campaigns');
  const queryClient = useQueryClient();
  const { isBusy, run } = useCommands({ refused: true });
  const steps = nextSteps(campaignStates, status, { ...ANONYMOUS, roles });
  async function show(after: Campaign): Promise<void> {
    queryClient.setQueryData(campaignOptions(id).queryKey, after);
    await cacheServerRow('campaigns', after);
  }

  return {
    isBusy,
    may: (via: string) => steps.some((step) => step.via === via),
    pause: () => run(pauseCampaignRef, { id }, { onDone: show, done: t('changed.paused') }),
    resume: () => run(resumeCampaignRef, { id }, { onDone: show, done: t('changed.live') }),
    cancel: async (wordsFor: (refundedPaise: number) => string) => {
      await run(
        cancelCampaignRef,
        { id },
        {
          onDone: ({ campaign }) => show(campaign),
          done: ({ refunded_paise }) => wordsFor(refunded_paise),
        },
      );
    },
  };
}
