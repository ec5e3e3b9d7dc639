import type { Feature } from '../../contract/implement';
import { demoPeopleList, meRead, profileRead } from './accounts.queries';
import { grantRole, revokeRole } from './change-roles';
import { reinstateProfile, suspendProfile } from './change-standing';
import { ACCOUNTS_STEPS } from './system-steps';
import { updateProfile } from './update-profile';

export const accountsFeature: Feature = {
  name: 'accounts',
  commands: [updateProfile, suspendProfile, reinstateProfile, grantRole, revokeRole],
  queries: [meRead, profileRead, demoPeopleList],
  systemSteps: ACCOUNTS_STEPS,
};
