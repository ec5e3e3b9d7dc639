import { everyone, only, signedIn, where } from '../kernel';

/** A change of a figure somebody proposed. */
interface Proposal {
  readonly proposed_by: string | null;
  readonly needs_second: boolean;
}

export const platformPolicy = {
  readStats: everyone(),
  writeStats: only('super_admin'),
  readFigures: everyone(),
  readConfig: only('admin'),
  readFeatures: signedIn(),
  switchFeatures: only('super_admin'),
  manageKeys: only('super_admin'),
  writeConfig: only('super_admin'),
  confirmChange: where<Proposal>(
    only('super_admin'),
    'another than who proposed it',
    (actor, { proposed_by, needs_second }) => !needs_second || proposed_by !== actor.uid,
  ),
};
