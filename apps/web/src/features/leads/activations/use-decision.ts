import type { Activation } from '@chowk/domain/leads';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { contractClient } from '@/api/client/browser-client';
import { useErrorWords } from '@/api/errors/use-error-words';
import { useMessages } from '@/i18n';
import { showToast } from '@/ui/feedback/toast-store';
import {
  approveActivationRef,
  readActivationRef,
  rejectActivationRef,
} from './activations.queries';

interface DecisionOptions {
  readonly id: string;
  readonly onDecided: (id: string) => void;
  /** Somebody else may have decided it meanwhile, or the account could not be made. */
  readonly onOpen: () => void;
}

/** One decision at a time, and never the same one twice: a second press finds the first under way. */
export function useDecision({ id, onDecided, onOpen }: DecisionOptions) {
  const t = useMessages('activation');
  const errorWords = useErrorWords();
  const queryClient = useQueryClient();
  const isUnderWay = useRef(false);
  const [busy, setBusy] = useState<'approve' | 'reject'>();

  function tell({ status, lead }: Activation, wasApprovedBefore = false): void {
    const shop = lead.shop_name;
    if (status === 'requested') {
      showToast({ title: t('act.failed'), description: t('failed.phone_taken'), tone: 'danger' });
      onOpen();
      return;
    }
    if (wasApprovedBefore) {
      showToast({ title: t('act.approvedBefore', { shop }) });
    } else {
      const title = t(status === 'approved' ? 'act.approved' : 'act.rejected', { shop });
      showToast({ title, tone: 'success' });
    }
    onDecided(id);
  }

  type Answer = Activation & { readonly was_approved_before?: boolean };

  async function decide(what: 'approve' | 'reject', send: () => Promise<Answer>) {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    setBusy(what);
    try {
      const answer = await send();
      tell(answer, answer.was_approved_before);
      return true;
    } catch (error) {
      showToast({ title: t('act.failed'), description: errorWords(error), tone: 'danger' });
      onOpen();
      return false;
    } finally {
      // A request of the same bizman was fetched before this one counted.
      void queryClient.invalidateQueries({ queryKey: [readActivationRef.name] });
      isUnderWay.current = false;
      setBusy(undefined);
    }
  }

  return {
    busy,
    approve: () => decide('approve', () => contractClient.runCommand(approveActivationRef, { id })),
    reject: (reason: string) =>
      decide('reject', () => contractClient.runCommand(rejectActivationRef, { id, reason })),
  };
}
