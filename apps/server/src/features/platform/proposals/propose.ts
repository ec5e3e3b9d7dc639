import { PROPOSAL_LIFE_MS, type ProposalKind } from '@chowk/domain/platform';
import { and, eq } from 'drizzle-orm';
import type { CommandContext } from '../../../contract/context';
import type { Tx } from '../../../db';
import { proposals } from '../../../db/schema/platform';
import { expireProposals } from '../system-steps';
import { expireDue } from './expire-proposals';
import { type Question, requestConfirmation } from './request-confirmation';

interface NewProposal {
  readonly kind: ProposalKind;
  readonly subject: string;
  readonly value: unknown;
  /** Whom it is about: they don't confirm it either. */
  readonly beneficiaryId?: string;
  readonly effectiveAt?: Date;
  /** What the other super admins read. */
  readonly question: Question;
}

/** Nothing happens until another super admin confirms. One open proposal a subject. */
export async function propose(context: CommandContext, made: NewProposal): Promise<string> {
  const { tx, newId, asSystem } = context;
  const { kind, subject } = made;
  const isSame = and(eq(proposals.kind, kind), eq(proposals.subject, subject));
  await asSystem(expireProposals, () => expireDue(context, isSame));
  const id = newId();
  await insertProposal(tx, context, { id, ...made, needsSecond: true });
  await requestConfirmation(context, id, made.question);
  return id;
}

export async function insertProposal(
  tx: Tx,
  { actor, nowMs }: Pick<CommandContext, 'actor' | 'nowMs'>,
  made: Omit<NewProposal, 'question'> & { readonly id: string; readonly needsSecond: boolean },
): Promise<void> {
  const { id, kind, subject, value, beneficiaryId, effectiveAt, needsSecond } = made;
  await tx.insert(proposals).values({
    id,
    kind,
    subject,
    value,
    needs_second: needsSecond,
    status: needsSecond ? 'proposed' : 'confirmed',
    effective_at: effectiveAt ?? new Date(nowMs),
    expires_at: new Date(nowMs + PROPOSAL_LIFE_MS),
    proposed_by: actor.uid ?? '',
    beneficiary_id: beneficiaryId ?? null,
  });
}
