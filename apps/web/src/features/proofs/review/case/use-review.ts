import type { Proof, RejectReason } from '@chowk/domain/proofs';
import { useCommands } from '@/commands/use-command';
import { approveProofRef, rejectProofRef } from '@/features/proofs/review/review.queries';
import { type MessageKey, useMessages } from '@/i18n';

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
  const { run, running } = useCommands({ refused: t('act.failed'), onRefused });
  const deciding = (done: MessageKey<'review'>) => ({
    done: ({ shop_name: shop }: Proof) => t(done, { shop }),
    onDone: () => onDecided(id),
  });
  const isApproving = running?.command === approveProofRef.name;
  return {
    busy: running && (isApproving ? ('approve' as const) : ('reject' as const)),
    /** `isMoveSeen`: the reviewer said that they looked at a pin that was moved far. */
    approve: (isMoveSeen = false) =>
      run(
        approveProofRef,
        { id, ...(isMoveSeen ? { pin_move_seen: true } : {}) },
        deciding('act.approved'),
      ),
    reject: ({ reason, note }: Rejection) =>
      run(
        rejectProofRef,
        { id, reason, ...(note ? { note } : {}) },
        // Why not is told in the form that stays.
        { ...deciding('act.rejected'), refused: undefined },
      ),
  };
}
