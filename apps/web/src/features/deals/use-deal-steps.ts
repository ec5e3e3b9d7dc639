import type { Deal, DealState, declineDeal } from '@chowk/domain/deals';
import type { InputOf } from '@chowk/domain/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { contractClient } from '@/api/browser-client';
import { newId } from '@/api/contract-client';
import { type MessageKey, useMessages } from '@/i18n';
import { showToast } from '@/ui/toast-store';
import {
  acceptDealRef,
  cancelDealRef,
  dealOptions,
  declineDealRef,
  listDealsRef,
} from './deals.queries';

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

  async function take(
    to: DealState,
    done: DoneKey,
    work: (idempotencyKey: string) => Promise<Deal>,
  ): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(to);
    setRefusal(undefined);
    const { queryKey } = dealOptions(deal.id);
    const key = keys.current.get(to) ?? newId();
    keys.current.set(to, key);
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, { ...deal, status: to });
    try {
      queryClient.setQueryData(queryKey, await work(key));
      showToast({ title: t(done), tone: 'success' });
    } catch (error) {
      queryClient.setQueryData(queryKey, deal);
      setRefusal(error);
      // Whatever the refusal was about, the server knows better now.
      void queryClient.invalidateQueries({ queryKey });
    } finally {
      isRunning.current = false;
      setBusy(undefined);
      void queryClient.invalidateQueries({ queryKey: [listDealsRef.name] });
    }
  }

  const { id } = deal;
  return {
    busy,
    refusal,
    accept: () =>
      take('accepted', 'accept.done', (idempotencyKey) =>
        contractClient.runCommand(acceptDealRef, { id }, { idempotencyKey }),
      ),
    decline: (why: Decline) =>
      take('declined', 'decline.done', () =>
        contractClient.runCommand(declineDealRef, { id, ...why }),
      ),
    cancel: () =>
      take('cancelled', 'cancel.done', (idempotencyKey) =>
        contractClient.runCommand(cancelDealRef, { id }, { idempotencyKey }),
      ),
  };
}
