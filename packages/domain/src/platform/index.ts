export {
  deletePlatformStat,
  listPlatformStats,
  type PlatformStat,
  platformStatView,
  STAT_CATEGORIES,
  savePlatformStat,
} from './contract';
export { platformPolicy } from './policy';
