import type { Feature } from '../../contract/implement';
import { activationRead, activationsList } from './activations.queries';
import { shopClaimRead } from './claims.queries';
import { createLead } from './create-lead';
import { approveActivation, rejectActivation } from './decide-activation';
import { leadDuplicatesList } from './duplicates.queries';
import { leadRead, leadsExport, leadsList } from './leads.queries';
import { syncLeads } from './leads.sync';
import { requestActivation } from './request-activation';
import { sendLeadOtp } from './send-lead-otp';
import { LEADS_STEPS } from './system-steps';
import { updateLead } from './update-lead';
import { verifyLeadPhone } from './verify-lead-phone';

export { forgetOldCodes } from './forget-codes';
export { leadJobs } from './leads.jobs';

export const leadsFeature: Feature = {
  name: 'leads',
  commands: [
    createLead,
    updateLead,
    sendLeadOtp,
    verifyLeadPhone,
    requestActivation,
    approveActivation,
    rejectActivation,
  ],
  queries: [
    leadsList,
    leadRead,
    leadsExport,
    leadDuplicatesList,
    activationsList,
    activationRead,
    shopClaimRead,
  ],
  systemSteps: LEADS_STEPS,
  syncSources: [syncLeads],
};
