export { type LinkEvent, type LinkReport, readLinkReport, trackDeepLinks } from './contract';
export {
  LINK_EVENTS,
  MAX_AGENT_LENGTH,
  MAX_LINK_EVENTS,
  MAX_REFERRER_LENGTH,
  REPORT_DAYS,
  type ReportDays,
} from './event-rules';
export { LINK_DOORS, LINK_TYPES, type Link, type LinkType, linkPath, readLink } from './rules';
