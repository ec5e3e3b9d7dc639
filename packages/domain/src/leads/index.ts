export {
  type Activation,
  activationView,
  approveActivation,
  listActivations,
  readActivation,
  rejectActivation,
} from './activation-contract';
export { readShopClaim } from './claim-contract';
export {
  createLead,
  type Lead,
  leadView,
  type NewLead,
  requestActivation,
  sendLeadOtp,
  updateLead,
  verifyLeadPhone,
} from './contract';
export { leadsPolicy } from './policy';
export {
  duplicateView,
  exportLeads,
  findLeadDuplicates,
  type LeadDuplicate,
  listLeads,
  readLead,
} from './query-contract';
export {
  ACCOUNT_CREATION_STATES,
  ACTIVATION_STATES,
  type AccountCreationState,
  type ActivationState,
  accountCreationStates,
  CODE_OUTCOMES,
  type CodeOutcome,
  LEAD_CODE,
  LEAD_STATES,
  type LeadState,
  leadStates,
  MAX_LEAD_PHOTOS,
} from './rules';
