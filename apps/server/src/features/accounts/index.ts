import type { Feature } from '../../contract/implement';
import { demoPeopleList, meRead, profileRead } from './accounts.queries';
import { syncBrands } from './brands.sync';
import { brandsList } from './businesses.queries';
import { giveConsent, withdrawConsent } from './change-consent';
import { grantRole, revokeRole } from './change-roles';
import { reinstateProfile, suspendProfile } from './change-standing';
import { consentsList } from './consents.queries';
import { deleteAccount } from './delete-account';
import { endOtherSessions, endSession } from './end-sessions';
import { dataExport } from './export-data';
import { notificationChoicesList } from './notification-choices.queries';
import { payoutDetailsRead } from './payout-details.queries';
import { sessionsList } from './sessions.queries';
import { setNotificationChoice } from './set-notification-choice';
import { ACCOUNTS_STEPS } from './system-steps';
import { unsentKeyRead } from './unsent-key.queries';
import { updateBrand } from './update-brand';
import { unfreezePayouts, updatePayoutDetails } from './update-payout-details';
import { updateProfile } from './update-profile';

export { presentBrand } from './businesses.queries';
export { listRoles } from './list-roles';
export { presentProfile } from './present-profile';
export { openDetail, sealDetail } from './sealed-details';

export const accountsFeature: Feature = {
  name: 'accounts',
  commands: [
    updateProfile,
    updateBrand,
    updatePayoutDetails,
    unfreezePayouts,
    giveConsent,
    withdrawConsent,
    setNotificationChoice,
    endSession,
    endOtherSessions,
    deleteAccount,
    suspendProfile,
    reinstateProfile,
    grantRole,
    revokeRole,
  ],
  queries: [
    meRead,
    profileRead,
    payoutDetailsRead,
    consentsList,
    notificationChoicesList,
    sessionsList,
    dataExport,
    brandsList,
    demoPeopleList,
    unsentKeyRead,
  ],
  systemSteps: ACCOUNTS_STEPS,
  syncSources: [syncBrands],
};
