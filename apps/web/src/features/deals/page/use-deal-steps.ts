import type { Deal, DealState, declineDeal } from '@chowk/domain/deals';
import type { InputOf } from '@chowk/domain/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { contractClient } from '@/api/client/browser-client';
import { newId } from '@/api/client/contract-client';
import {
  acceptDealRef,
  cancelDealRef,
  dealOptions,
  declineDealRef,
  listDealsRef,
} from '@/features/deals/deals.queries';
import { type MessageKey, useMessages } from '@/i18n';
import { keepAnswer } from '@/offline/read/keep-answer';
import type { Outcome } from '@/offline/send/submit-command';
import { showToast } from '@/ui/feedback/toast-store';

type Decline = Omit<InputOf<typeof declineDeal>, 'id'>;
type DoneKey = Extract<MessageKey<'deals'>, `${string}.done`>;

/**
 * What a shop may do with a deal. The screen shows the step at once and takes it back on a refusal.
 * Each step keeps its key until it is answered, so pressing again after a lost line does it once.
 */
export function useDealSteps(deal: Deal) {
  const t = useMessages('deals');
  const queryClient = useQueryClient();
  const keys = useRef(new Map<DealState, string>());
  const isRunning = useRef(false);
  const [busy, setBusy] = useState<DealState>();
  const [refusal, setRefusal] = useState<unknown>();
  const { queryKey } = dealOptions(deal.id);

  function show(outcome: Outcome<Deal>, done: DoneKey): void {
    if (outcome.kind === 'refused') {
      queryClient.setQueryData(queryKey, deal);
      setRefusal(outcome.error);
      // Whatever the refusal was about, the server knows better now.
      void queryClient.invalidateQueries({ queryKey });
      return;
    }
    if (outcome.kind === 'done' && outcome.output) {
      queryClient.setQueryData(queryKey, outcome.output);
    }
    const isWaiting = outcome.kind === 'waiting';
    showToast({
      title: t(isWaiting ? 'waits' : done),
      ...(isWaiting && done === 'accept.done' ? { description: t('accept.waits') } : {}),
      tone: 'success',
    });
  }

  async function take(
    to: DealState,
    done: DoneKey,
    work: (idempotencyKey: string) => Promise<Outcome<Deal>>,
  ): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(to);
    setRefusal(undefined);
    const key = keys.current.get(to) ?? newId();
    keys.current.set(to, key);
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, { ...deal, status: to });
    try {
      show(await work(key), done);
    } catch (error) {
      show({ kind: 'refused', error }, done);
    } finally {
      isRunning.current = false;
      setBusy(undefined);
      void queryClient.invalidateQueries({ queryKey: [listDealsRef.name] });
    }
  }

  const { id, campaign_title: subject, payout_paise } = deal;
  return {
    busy,
    refusal,
    accept: () =>
      take('accepted', 'accept.done', async (key) => {
        const { submitCommand } = await import('@/offline/send/submit-command');
        return submitCommand(
          acceptDealRef,
          { id },
          { id: key, subject, amountsPaise: [payout_paise] },
        );
      }),
    // Another reason is another answer, so each press has a key of its own.
    decline: (why: Decline) =>
      take('declined', 'decline.done', async () => {
        const { submitCommand } = await import('@/offline/send/submit-command');
        return submitCommand(declineDealRef, { id, ...why }, { subject });
      }),
    cancel: () =>
      take('cancelled', 'cancel.done', async (idempotencyKey) => {
        const output = await contractClient.runCommand(cancelDealRef, { id }, { idempotencyKey });
        await keepAnswer('deals', output);
        return { kind: 'done', output };
      }),
  };
}
