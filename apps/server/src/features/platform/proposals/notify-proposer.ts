import { eq } from 'drizzle-orm';
import type { Tx } from '../../../db';
import { profiles } from '../../../db/schema/accounts';
import type { proposals } from '../../../db/schema/platform';
import { notifyPeople } from '../../notifications';

export type ProposalNotice = Parameters<typeof notifyPeople>[0];
type Row = typeof proposals.$inferSelect;
type Outcome =
  | { readonly type: 'proposal_confirmed' | 'proposal_rejected'; readonly deciderId: string }
  | { readonly type: 'proposal_expired' };

async function nameOf(tx: Tx, id: string | null): Promise<string> {
  const [person] = await tx
    .select({ name: profiles.full_name })
    .from(profiles)
    .where(eq(profiles.id, id ?? ''));
  return person?.name ?? '';
}

async function subjectOf(tx: Tx, { kind, subject, value, beneficiary_id }: Row): Promise<string> {
  if (kind === 'setting') return subject;
  if (kind === 'service_key') return (value as { name: string }).name;
  return nameOf(tx, beneficiary_id);
}

/** As the system: whoever asked for a second person hears what came of it. */
export async function notifyProposer(
  telling: ProposalNotice,
  row: Row,
  outcome: Outcome,
): Promise<void> {
  const { tx } = telling;
  const { id, kind, proposed_by } = row;
  if (!proposed_by) return;
  const payload = { proposal_id: id, proposal: kind, subject: await subjectOf(tx, row) };
  await notifyPeople(telling, [
    outcome.type === 'proposal_expired'
      ? { profileId: proposed_by, type: outcome.type, payload }
      : {
          profileId: proposed_by,
          type: outcome.type,
          payload: { ...payload, decider: await nameOf(tx, outcome.deciderId) },
        },
  ]);
}
