import { type Campaign, campaignStates } from '@chowk/domain/campaigns';
import { ANONYMOUS, nextSteps, type Role } from '@chowk/domain/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { contractClient } from '@/api/client/browser-client';
import { useErrorWords } from '@/api/errors/use-error-words';
import { useMessages } from '@/i18n';
import { keepAnswer } from '@/offline/read/keep-answer';
import { showToast } from '@/ui/feedback/toast-store';
import {
  campaignOptions,
  cancelCampaignRef,
  listCampaignDealsRef,
  listCampaignsRef,
  pauseCampaignRef,
  readMoneyRef,
  resumeCampaignRef,
} from '../campaigns.queries';

/** The steps the table of states allows this person now, and how they are taken. */
export function useSteps(campaign: Campaign, roles: readonly Role[]) {
  const t = useMessages('campaigns');
  const errorWords = useErrorWords();
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const { id, status } = campaign;
  const steps = nextSteps(campaignStates, status, { ...ANONYMOUS, roles });

  async function take(work: () => Promise<{ after: Campaign; words: string }>) {
    setIsBusy(true);
    try {
      const { after, words } = await work();
      queryClient.setQueryData(campaignOptions(id).queryKey, after);
      await keepAnswer('campaigns', after);
      showToast({ title: words, tone: 'success' });
    } catch (error) {
      showToast({ title: errorWords(error), tone: 'danger' });
      await queryClient.invalidateQueries({ queryKey: campaignOptions(id).queryKey });
    } finally {
      setIsBusy(false);
    }
    const moved = [listCampaignsRef, readMoneyRef, listCampaignDealsRef];
    for (const { name } of moved) void queryClient.invalidateQueries({ queryKey: [name] });
  }

  return {
    isBusy,
    may: (via: string) => steps.some((step) => step.via === via),
    pause: () =>
      take(async () => ({
        after: await contractClient.runCommand(pauseCampaignRef, { id }),
        words: t('changed.paused'),
      })),
    resume: () =>
      take(async () => ({
        after: await contractClient.runCommand(resumeCampaignRef, { id }),
        words: t('changed.live'),
      })),
    cancel: (wordsFor: (refundedPaise: number) => string) =>
      take(async () => {
        const done = await contractClient.runCommand(cancelCampaignRef, { id });
        return { after: done.campaign, words: wordsFor(done.refunded_paise) };
      }),
  };
}
