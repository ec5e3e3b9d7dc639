import type { Activation } from '@chowk/domain/leads';
import { useCommands } from '@/commands/use-command';
import { useMessages } from '@/i18n';
import { approveActivationRef, rejectActivationRef } from './activations.queries';

interface DecisionOptions {
  readonly id: string;
  readonly onDecided: (id: string) => void;
  /** Somebody else may have decided it meanwhile, or the account could not be made. */
  readonly onOpen: () => void;
}

type Answer = Activation & { readonly was_approved_before?: boolean };

/** One decision at a time, and never the same one twice: a second press finds the first under way. */
export function useDecision({ id, onDecided, onOpen }: DecisionOptions) {
  const t = useMessages('activation');
  const { run, running } = useCommands({ refused: t('act.failed'), onRefused: onOpen });

  const deciding = {
    done: ({ status, lead: { shop_name: shop }, was_approved_before }: Answer) => {
      if (status === 'requested') {
        const description = t('failed.phone_taken');
        return { title: t('act.failed'), description, tone: 'danger' } as const;
      }
      if (was_approved_before) {
        return { title: t('act.approvedBefore', { shop }), tone: 'neutral' } as const;
      }
      return t(status === 'approved' ? 'act.approved' : 'act.rejected', { shop });
    },
    onDone: ({ status }: Answer) => (status === 'requested' ? onOpen() : onDecided(id)),
  };

  const isApproving = running?.command === approveActivationRef.name;
  return {
    busy: running && (isApproving ? ('approve' as const) : ('reject' as const)),
    approve: () => run(approveActivationRef, { id }, deciding),
    // Why not is told in the form that stays.
    reject: (reason: string) =>
      run(rejectActivationRef, { id, reason }, { ...deciding, refused: undefined }),
  };
}
