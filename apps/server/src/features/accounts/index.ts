import type { Feature } from '../../contract/implement';
import { demoPeopleList, meRead, profileRead } from './accounts.queries';
import { syncBrands } from './businesses/brands.sync';
import { brandsList } from './businesses/businesses.queries';
import { updateBrand } from './businesses/update-brand';
import { giveConsent, withdrawConsent } from './change-consent';
import { consentsList } from './consents.queries';
import { deleteAccount } from './delete-account';
import { endOtherSessions, endSession } from './end-sessions';
import { dataExport } from './export/export-data';
import { notificationChoicesList } from './notification-choices.queries';
import { payoutDetailsRead } from './payout-details/payout-details.queries';
import { unfreezePayouts, updatePayoutDetails } from './payout-details/update-payout-details';
import { grantRole, revokeRole } from './roles/change-roles';
import { reinstateProfile, suspendProfile } from './roles/change-standing';
import { sessionsList } from './sessions.queries';
import { setNotificationChoice } from './set-notification-choice';
import { ACCOUNTS_STEPS } from './system-steps';
import { unsentKeyRead } from './unsent-key.queries';
import { updateProfile } from './update-profile';

export { presentBrand } from './businesses/businesses.queries';
export { openDetail, sealDetail } from './payout-details/sealed-details';
export { presentProfile } from './present-profile';
export { isGivenBy } from './record-consent';
export { listRoles } from './roles/list-roles';

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
