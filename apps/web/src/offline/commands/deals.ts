import type { acceptDeal, Deal, declineDeal } from '@chowk/domain/deals';
import type { InputOf } from '@chowk/domain/kernel';
import type { submitProof } from '@chowk/domain/proofs';
import type { QueueProblem } from '@/offline/outbox/queue-row';
import type { ServerRow } from '@/offline/store/schema';
import { defineKind, type Refused } from './command-kind';

/** A deal as shown on this device, with the state of its pending commands. */
export interface DeviceDeal extends Deal {
  readonly isAnswerWaiting?: true;
  readonly isProofWaiting?: true;
  /** Why the accept or decline was refused, until the person has seen it. */
  readonly refusedAnswer?: QueueProblem;
}

export const proofDraft = (dealId: string) => `proof:${dealId}`;

/** Only a deal this device has can be shown as changed. */
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

/** The accepted deal, marked as unconfirmed until the server has it. */
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
  // A proof is sent only after the acceptance of its deal.
  defineKind<InputOf<typeof submitProof>>({
    type: 'proof_submit',
    row: ({ deal_id: id }) => ({ collection: 'deals', id }),
    needs: ['deal_accept'],
    // The server refuses an acceptance without the consent.
    after: ['consent_give'],
    change: {
      in: 'deals',
      optimistic: (deal) => (awaitsProof(deal) ? moved(deal, { isProofWaiting: true }) : deal),
      apply: (deal, _, atMs) => moved(deal, { status: 'submitted', submitted_at: isoOf(atMs) }),
    },
    edit: {
      // Refused because of the deal's state, the proof has no form any more.
      at: ({ deal_id: id }, { lastError }) =>
        lastError?.code === 'WRONG_STATE' ? undefined : { to: '/deal/$id', params: { id } },
      draft: ({ deal_id: id }) => proofDraft(id),
    },
  }),
];
