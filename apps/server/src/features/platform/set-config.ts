import { invalidField, istDay, startOfDay } from '@chowk/domain/kernel';
import { needsSecondPerson, setPlatformConfig } from '@chowk/domain/platform';
import { implementCommand } from '../../contract/implement';
import { applyDue } from './proposals/apply-proposals';
import { readProposal } from './proposals/proposals.queries';
import { insertProposal, propose } from './proposals/propose';
import { readPlatformConfig } from './read-platform-config';
import { applyProposals } from './system-steps';

/** A day that has begun is now; one that is over cannot be meant. */
function effectiveMs(day: string | undefined, today: string, nowMs: number): number {
  if (day === undefined || day === today) return nowMs;
  if (day < today) throw invalidField('effective_on', 'future');
  return startOfDay(day);
}

export const setConfig = implementCommand(setPlatformConfig, async (context, input) => {
  const { tx, nowMs, newId, record, asSystem } = context;
  const { key, value, effective_on } = input;
  const before = await readPlatformConfig(tx);
  const effective = new Date(effectiveMs(effective_on, istDay(nowMs), nowMs));
  const needsSecond = needsSecondPerson(key);
  const made = { kind: 'setting', subject: key, value, effectiveAt: effective } as const;
  let id = newId();
  if (needsSecond) {
    const question = { type: 'proposal_setting', about: { setting: key } } as const;
    id = await propose(context, { ...made, question });
  } else {
    await insertProposal(tx, context, { id, ...made, needsSecond });
    await asSystem(applyProposals, () => applyDue(tx, nowMs));
  }
  const change = await readProposal(context, id);
  record(key, {
    before: before[key],
    after: value,
    ...(change.status === 'applied' ? {} : { status: change.status, effective_at: effective }),
  });
  return { config: await readPlatformConfig(tx), change };
});
