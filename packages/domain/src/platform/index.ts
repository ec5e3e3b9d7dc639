export {
  BANK_FILE_COLUMNS,
  type BankFileColumn,
  CONFIG,
  CONFIG_KEYS,
  type ConfigKey,
  type ConfigValue,
  OPEN_CONFIG_KEYS,
  type PlatformConfig,
  readConfig,
} from './config';
export {
  type ConfigChange,
  confirmConfigChange,
  listConfigChanges,
  withdrawConfigChange,
} from './config-change-contract';
export {
  type ConfigChangeState,
  configChangeStates,
  needsSecondPerson,
} from './config-change-rules';
export {
  type PublicFigures,
  platformConfigView,
  publicFiguresView,
  readPlatformConfig,
  readPublicFigures,
  setPlatformConfig,
} from './config-contract';
export {
  deletePlatformStat,
  listPlatformStats,
  type PlatformStat,
  platformStatView,
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
  createServiceKey,
  listServiceKeys,
  revokeServiceKey,
  SERVICE_KEY_PREFIX,
  type ServiceKey,
} from './service-key-contract';
