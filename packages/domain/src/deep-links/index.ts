export {
  LINK_EVENTS,
  type LinkEvent,
  type LinkEventType,
  type LinkReport,
  MAX_LINK_EVENTS,
  REPORT_DAYS,
  readLinkReport,
  trackDeepLinks,
} from './contract';
export { deepLinksPolicy } from './policy';
export { LINK_TYPES, type Link, type LinkType, linkPath, type ReadLink, readLink } from './rules';
