import { everyone, only, signedIn, where } from '../kernel';

/** A proposal. */
interface Proposal {
  readonly proposed_by: string | null;
  readonly beneficiary_id: string | null;
  readonly needs_second: boolean;
}

const superAdmin = only('super_admin');

export const platformPolicy = {
  readStats: everyone(),
  writeStats: superAdmin,
  readFigures: everyone(),
  readConfig: only('admin'),
  readFeatures: signedIn(),
  switchFeatures: superAdmin,
  manageKeys: superAdmin,
  writeConfig: superAdmin,
  readConfirmers: superAdmin,
  /** The database asks besides that they have been one for long enough. */
  confirmProposal: where<Proposal>(
    superAdmin,
    'neither who proposed it nor whom it is about',
    (actor, { proposed_by, beneficiary_id, needs_second }) =>
      !needs_second || (proposed_by !== actor.uid && beneficiary_id !== actor.uid),
  ),
  withdrawProposal: where<Proposal>(
    superAdmin,
    'who proposed it',
    (actor, { proposed_by }) => proposed_by === actor.uid,
  ),
  rejectProposal: where<Proposal>(
    superAdmin,
    'another than who proposed it',
    (actor, { proposed_by }) => proposed_by !== actor.uid,
  ),
};
