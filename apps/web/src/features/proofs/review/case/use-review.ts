import type { Proof, RejectReason } from '@chowk/domain/proofs';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { contractClient } from '@/api/client/browser-client';
import { errorKey } from '@/api/errors/error-words';
import {
  approveProofRef,
  readProofCaseRef,
  rejectProofRef,
} from '@/features/proofs/review/review.queries';
import { type MessageKey, useMessages } from '@/i18n';
import { showToast } from '@/ui/feedback/toast-store';

export interface Rejection {
  readonly reason: RejectReason;
  readonly note: string;
}

interface ReviewOptions {
  readonly id: string;
  readonly onDecided: (id: string) => void;
  /** Somebody else may have decided it meanwhile. */
  readonly onRefused: () => void;
}

/** One decision at a time, and never the same one twice: a second press finds the first under way. */
export function useReview({ id, onDecided, onRefused }: ReviewOptions) {
  const t = useMessages('review');
  const errors = useMessages('errors');
  const queryClient = useQueryClient();
  const isUnderWay = useRef(false);
  const [busy, setBusy] = useState<'approve' | 'reject'>();

  async function decide(
    what: 'approve' | 'reject',
    done: MessageKey<'review'>,
    send: () => Promise<Proof>,
  ): Promise<boolean> {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    setBusy(what);
    try {
      const proof = await send();
      onDecided(id);
      showToast({ title: t(done, { shop: proof.shop_name }), tone: 'success' });
      return true;
    } catch (error) {
      showToast({ title: t('act.failed'), description: errors(errorKey(error)), tone: 'danger' });
      onRefused();
      return false;
    } finally {
      // The next case may be the same shop's, and was fetched before this one counted.
      void queryClient.invalidateQueries({ queryKey: [readProofCaseRef.name] });
      isUnderWay.current = false;
      setBusy(undefined);
    }
  }

  return {
    busy,
    /** `isMoveSeen`: the reviewer said that they looked at a pin that was moved far. */
    approve: (isMoveSeen = false) =>
      decide('approve', 'act.approved', () =>
        contractClient.runCommand(approveProofRef, {
          id,
          ...(isMoveSeen ? { pin_move_seen: true } : {}),
        }),
      ),
    reject: ({ reason, note }: Rejection) =>
      decide('reject', 'act.rejected', () =>
        contractClient.runCommand(rejectProofRef, { id, reason, ...(note ? { note } : {}) }),
      ),
  };
}
