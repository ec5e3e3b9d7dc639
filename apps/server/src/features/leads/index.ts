import type { Feature } from '../../contract/implement';
import { activationRead, activationsList } from './activations/activations.queries';
import { approveActivation, rejectActivation } from './activations/decide-activation';
import { requestActivation } from './activations/request-activation';
import { shopClaimRead } from './claims.queries';
import { sendLeadOtp } from './codes/send-lead-otp';
import { verifyLeadPhone } from './codes/verify-lead-phone';
import { createLead } from './create-lead';
import { leadDuplicatesList } from './duplicates.queries';
import { leadRead, leadsExport, leadsList } from './leads.queries';
import { syncLeads } from './leads.sync';
import { LEADS_STEPS } from './system-steps';
import { updateLead } from './update-lead';

export { forgetOldCodes } from './codes/forget-codes';
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
