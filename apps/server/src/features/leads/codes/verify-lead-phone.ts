import { requireStep } from '@chowk/domain/kernel';
import {
  type CodeOutcome,
  verifyLeadPhone as contract,
  LEAD_CODE,
  leadStates,
} from '@chowk/domain/leads';
import { and, desc, eq, gt, isNotNull } from 'drizzle-orm';
import type { CommandContext } from '../../../contract/context';
import { implementCommand } from '../../../contract/implement';
import { leadCodes } from '../../../db/schema/leads';
import { changeLead, lockOwnLead } from '../lead-rows';
import { type LeadRow, presentLead } from '../present-lead';
import { proveLeadPhone } from '../system-steps';
import { isCode } from './lead-code';

interface Judged {
  readonly outcome: CodeOutcome;
  readonly guessesLeft: number;
}

/** As the system, the lead locked: of two guesses at once each is counted. */
async function judge({ tx, ports, nowMs }: CommandContext, lead: LeadRow, code: string) {
  const isOpen = and(
    eq(leadCodes.lead_id, lead.id),
    eq(leadCodes.phone, lead.phone),
    isNotNull(leadCodes.code_sealed),
    gt(leadCodes.expires_at, new Date(nowMs)),
  );
  const [row] = await tx
    .select()
    .from(leadCodes)
    .where(isOpen)
    .orderBy(desc(leadCodes.id))
    .limit(1);
  if (!row) return { outcome: 'expired', guessesLeft: 0 } satisfies Judged;
  const isRight = isCode(ports, row, code);
  const wrong_guesses = row.wrong_guesses + (isRight ? 0 : 1);
  const guessesLeft = Math.max(0, LEAD_CODE.guesses - wrong_guesses);
  const isSpent = isRight || guessesLeft === 0;
  await tx
    .update(leadCodes)
    .set({ wrong_guesses, ...(isSpent ? { code_sealed: null } : {}) })
    .where(eq(leadCodes.id, row.id));
  if (isRight) return { outcome: 'verified', guessesLeft } satisfies Judged;
  return { outcome: isSpent ? 'spent' : 'wrong', guessesLeft } satisfies Judged;
}

export const verifyLeadPhone = implementCommand(contract, async (context, { id, code }) => {
  const { tx, actor, nowMs, asSystem, record, emit } = context;
  const { row, outcome, guessesLeft } = await asSystem(proveLeadPhone, async () => {
    const lead = await lockOwnLead(tx, actor, id);
    const status = requireStep(leadStates, lead.status, 'lead_verify_phone', actor);
    const judged: Judged = await judge(context, lead, code);
    if (judged.outcome !== 'verified') return { row: lead, ...judged };
    const changed = await changeLead(context, id, {
      status,
      phone_verified: true,
      phone_verified_at: new Date(nowMs),
    });
    return { row: changed, ...judged };
  });
  record(id, { outcome });
  if (outcome === 'verified') {
    const audience = `person:${row.salesperson_id}` as const;
    emit({ type: 'lead.verified', audience, entityId: id, payload: {} });
  }
  return { outcome, guesses_left: guessesLeft, lead: presentLead(row) };
});
