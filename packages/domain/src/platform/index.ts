export {
  BANK_FILE_COLUMNS,
  type BankFileColumn,
  CONFIG,
  CONFIG_KEYS,
  type ConfigKey,
  chargedGstBps,
  FIGURE_LIMITS,
  MAX_TIERS,
  OPEN_CONFIG_KEYS,
  type PlatformConfig,
  readConfig,
} from './config';
export {
  type PublicFigures,
  publicFiguresView,
  readPlatformConfig,
  readPublicFigures,
  setPlatformConfig,
  settingOf,
  supplierInput,
} from './config-contract';
export {
  deletePlatformStat,
  listPlatformStats,
  type PlatformStat,
  STAT_CATEGORIES,
  savePlatformStat,
} from './contract';
export { FEATURES, type FeatureName, featuresOff } from './flags';
export {
  type FeatureFlag,
  listFeatureFlags,
  readFeatures,
  setFeatureFlag,
} from './flags-contract';
export { platformPolicy } from './policy';
export {
  confirmProposal,
  listProposals,
  type Proposal,
  readConfirmers,
  rejectProposal,
  withdrawProposal,
} from './proposal-contract';
export {
  type ConfirmObstacle,
  isTeamRole,
  needsSecondPerson,
  PROPOSAL_KINDS,
  PROPOSAL_LIFE_MS,
  type ProposalKind,
  type ProposalState,
  proposalStates,
  TEAM_ROLES,
  type TeamRole,
  TWO_PERSON_KEYS,
} from './proposal-rules';
export {
  createServiceKey,
  listServiceKeys,
  revokeServiceKey,
  SERVICE_KEY_PREFIX,
  type ServiceKey,
} from './service-key-contract';
export {
  SERVICE_SCOPES,
  type ServiceScope,
  serviceKeyState,
} from './service-key-scopes';
