import { type Profile, updateProfile as updateProfileContract } from '@chowk/domain/accounts';
import { ChowkError } from '@chowk/domain/kernel';
import { implementCommand } from '../../contract/implement';
import { requireRow } from '../../contract/require-row';
import { databaseErrorOf } from '../../contract/run/database-errors';
import { rowChanger } from '../../db';
import { profiles } from '../../db/schema/accounts';
import { presentProfile } from './present-profile';
import { recordGiven, recordWithdrawn } from './record-consent';

const PHONE_KEY = 'profiles_phone_key';

/** Only real changes go into the audit log. */
function changesBetween(before: Profile, after: Profile) {
  const names = Object.keys(after) as (keyof Profile)[];
  const changed = names.filter((name) => before[name] !== after[name]);
  const pick = (profile: Profile) =>
    Object.fromEntries(changed.map((name) => [name, profile[name]]));
  return { before: pick(before), after: pick(after) };
}

/** Row security hides other people's numbers, so the index is the one that knows. */
function phoneTakenOr(error: unknown): unknown {
  return databaseErrorOf(error)?.constraint === PHONE_KEY ? new ChowkError('PHONE_TAKEN') : error;
}

const changeProfile = rowChanger(profiles, ['version = changed.version + 1', 'updated_at = now()']);

export const updateProfile = implementCommand(updateProfileContract, async (context, input) => {
  const { tx, actor, record, emit } = context;
  const { version, ...fields } = input;
  if (Object.keys(fields).length === 0) throw new ChowkError('NO_VALID_FIELDS');
  const changed = await changeProfile(tx, { id: actor.uid ?? '' }, fields).catch(
    (error: unknown) => {
      throw phoneTakenOr(error);
    },
  );
  const { before: found, after: row } = requireRow(changed, 'Profile not found');
  const before = presentProfile(found);
  if (version !== undefined && version !== before.version) {
    throw new ChowkError('STALE_VERSION', { details: { current: before } });
  }
  const after = presentProfile(row);
  // The choice and the consent behind it are one thing.
  if (fields.whatsapp_opt_in === true) await recordGiven(context, 'whatsapp');
  if (fields.whatsapp_opt_in === false) await recordWithdrawn(context, 'whatsapp');
  record(after.id, changesBetween(before, after));
  emit({
    type: 'profile.updated',
    audience: `person:${after.id}`,
    entityId: after.id,
    payload: {},
  });
  return after;
});
