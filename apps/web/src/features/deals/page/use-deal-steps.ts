import type { Deal, DealState, declineDeal } from '@chowk/domain/deals';
import type { InputOf } from '@chowk/domain/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newId } from '@/api/client/contract-client';
import { useCommands } from '@/commands/use-command';
import {
  acceptDealRef,
  cancelDealRef,
  dealOptions,
  declineDealRef,
} from '@/features/deals/deals.queries';
import { useDisplayWords } from '@/features/deals/display-words';
import { type MessageKey, useMessages } from '@/i18n';
import { cacheServerRow } from '@/offline/read/cache-server-row';

type Decline = Omit<InputOf<typeof declineDeal>, 'id'>;
type DoneKey = Extract<MessageKey<'deal'>, `${string}.done`>;

const STATE_AFTER: Readonly<Record<string, DealState>> = {
  [acceptDealRef.name]: 'accepted',
  [declineDealRef.name]: 'declined',
  [cancelDealRef.name]: 'cancelled',
};

/** What a shop may do with a deal. The screen shows the step at once and takes it back on a refusal. */
export function useDealSteps(deal: Deal) {
  const t = useMessages('deal');
  const displayWords = useDisplayWords();
  const queryClient = useQueryClient();
  const { run, running, refusal } = useCommands();
  const [acceptKey] = useState(newId);
  const { queryKey } = dealOptions(deal.id);
  const show = (shown: Deal | undefined) => shown && queryClient.setQueryData(queryKey, shown);

  const taking = (status: DealState, done: DoneKey) => ({
    onStart: async () => {
      await queryClient.cancelQueries({ queryKey });
      show({ ...deal, status });
    },
    onDone: show,
    onRefused: () => show(deal),
    done: t(done),
    waiting: t('waits'),
  });

  const { id, campaign_title: subject, payout_paise } = deal;
  return {
    busy: STATE_AFTER[running?.command ?? ''],
    refusal,
    accept: () =>
      run(
        acceptDealRef,
        { id },
        {
          ...taking('accepted', 'accept.done'),
          done: { title: t('accept.done'), description: displayWords(deal, 'stays.keep') },
          waiting: { title: t('waits'), description: t('accept.waits') },
          // Pressed again while it waits, it is the same answer.
          key: acceptKey,
          queue: { subject, amountsPaise: [payout_paise] },
        },
      ),
    decline: (why: Decline) =>
      run(
        declineDealRef,
        { id, ...why },
        { ...taking('declined', 'decline.done'), queue: { subject } },
      ),
    cancel: () =>
      run(
        cancelDealRef,
        { id },
        {
          ...taking('cancelled', 'cancel.done'),
          onDone: async (after) => {
            show(after);
            await cacheServerRow('deals', after);
          },
        },
      ),
  };
}
