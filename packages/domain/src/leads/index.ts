export {
  type Activation,
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

export {
  exportLeads,
  findLeadDuplicates,
  type LeadDuplicate,
  listLeads,
  readLead,
} from './query-contract';
export {
  ACCOUNT_CREATION_STATES,
  ACTIVATION_STATES,
  accountCreationStates,
  type CodeOutcome,
  LEAD_CODE,
  LEAD_STATES,
  type LeadState,
  leadStates,
} from './rules';
