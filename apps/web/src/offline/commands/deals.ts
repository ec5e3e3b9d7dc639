import type { acceptDeal, Deal, declineDeal } from '@chowk/domain/deals';
import type { InputOf } from '@chowk/domain/kernel';
import type { submitProof } from '@chowk/domain/proofs';
import type { QueueProblem } from '@/offline/outbox/queue-row';
import type { ServerRow } from '@/offline/store/schema';
import { defineKind, type Refused } from './command-kind';

/** A deal as this device shows it: the answer or its photos may be here still, not with the server. */
export interface DeviceDeal extends Deal {
  readonly isAnswerWaiting?: true;
  readonly isProofWaiting?: true;
  /** The answer given here was not taken, and why; the person has not looked at it yet. */
  readonly refusedAnswer?: QueueProblem;
}

export const proofDraft = (dealId: string) => `proof:${dealId}`;

/** Only a deal this device knows can be shown as changed. */
function moved(row: ServerRow | undefined, change: Partial<DeviceDeal>): ServerRow | undefined {
  return row && { ...row, ...change };
}

function awaitsProof(row: ServerRow | undefined): boolean {
  const status = (row as Deal | undefined)?.status;
  return status === 'accepted' || status === 'rejected_proof';
}

function isoOf(atMs: number): string {
  return new Date(atMs).toISOString();
}

/** As it is once the answer has arrived, and until then with the mark that it has not. */
function answered(changeAt: (at: string) => Partial<DeviceDeal>) {
  return {
    in: 'deals',
    apply: (deal: ServerRow | undefined, _: unknown, atMs: number) =>
      moved(deal, changeAt(isoOf(atMs))),
    optimistic: (deal: ServerRow | undefined, _: unknown, atMs: number) =>
      moved(deal, { ...changeAt(isoOf(atMs)), isAnswerWaiting: true }),
    refused: (deal: ServerRow | undefined, { problem }: Refused<unknown>) =>
      moved(deal, { refusedAnswer: problem ?? { code: 'unknown' } }),
  } as const;
}

export const DEAL_KINDS = [
  defineKind<InputOf<typeof acceptDeal>>({
    type: 'deal_accept',
    row: ({ id }) => ({ collection: 'deals', id }),
    change: answered((at) => ({ status: 'accepted', accepted_at: at })),
  }),
  defineKind<InputOf<typeof declineDeal>>({
    type: 'deal_decline',
    row: ({ id }) => ({ collection: 'deals', id }),
    change: answered((at) => ({ status: 'declined', updated_at: at })),
  }),
  // A proof belongs to its deal: it goes after the acceptance of that deal, never before.
  defineKind<InputOf<typeof submitProof>>({
    type: 'proof_submit',
    row: ({ deal_id: id }) => ({ collection: 'deals', id }),
    needs: ['deal_accept'],
    // The server keeps the place of nobody who has not agreed to that.
    after: ['consent_give'],
    change: {
      in: 'deals',
      optimistic: (deal) => (awaitsProof(deal) ? moved(deal, { isProofWaiting: true }) : deal),
      apply: (deal, _, atMs) => moved(deal, { status: 'submitted', submitted_at: isoOf(atMs) }),
    },
    edit: {
      // Refused for the state of its deal, there is no form any more.
      at: ({ deal_id: id }, { lastError }) =>
        lastError?.code === 'WRONG_STATE' ? undefined : { to: '/deal/$id', params: { id } },
      draft: ({ deal_id: id }) => proofDraft(id),
    },
  }),
];
