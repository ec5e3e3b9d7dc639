export { type Actor, ANONYMOUS, isSignedIn, type SecondStep } from './access/actor';
export {
  accessRefusal,
  anyOf,
  can,
  everyone,
  only,
  type Rule,
  requireCan,
  signedIn,
  theSystem,
  where,
} from './access/policy';
export { isRole, primaryRole, ROLES, type Role, rolesMeaning } from './access/roles';
export { isRecentlyAuthenticated, requireStepUp } from './access/step-up';
export {
  asksWhoIsKnown,
  type Command,
  defineCommand,
  defineQuery,
  type InputOf,
  MAX_PAGE_SIZE,
  type OutputOf,
  olderParams,
  type Page,
  type ParamsOf,
  type ParsedInputOf,
  type ParsedParamsOf,
  pageOf,
  pageParams,
  type Query,
} from './contract';
export { type CsvCell, csvText } from './csv/csv';
export { parseCsv } from './csv/parse-csv';
export { messageOf } from './errors/error-messages';
export {
  ChowkError,
  ERROR_STATUS,
  type ErrorBody,
  type ErrorCode,
  type ErrorDetails,
  type FieldProblem,
  invalidField,
  isErrorCode,
  notFound,
} from './errors/errors';
export { type FieldRule, NAMED_RULES, SHAPE_RULES } from './errors/field-rules';
export { fieldProblems, parseOrRefuse, parseShape } from './errors/problems';
export type { Audience, RealtimeEvent } from './events';
export {
  dayField,
  emailField,
  gstinField,
  idField,
  languageField,
  mobileField,
  monthField,
  paiseField,
  searchField,
  slugField,
  textField,
  timeField,
} from './fields';
export { changesIn, type FormSchema, inputIn, problemsIn } from './form-input';
export {
  distanceM,
  type Fix,
  formatDistance,
  type LocationVerdict,
  locationVerdict,
  mapLink,
  type Position,
} from './geo';
export { isUuid, uuidTimeMs, uuidV7 } from './ids';
export { isGstin, stateCodeOfGstin } from './india/gstin';
export { callLink, findMobile, formatMobile, isMobile, whatsAppLink } from './india/phone';
export { isPinCode, tidyPinCode } from './india/pin-code';
export { isInIndia, isNearPin, isPinOfState, statesOfPin } from './india/pin-state';
export {
  formatAboutBps,
  formatBps,
  formatNumber,
  formatPaise,
  isPaise,
  PAISE_PER_RUPEE,
  type Paise,
  parsePaise,
  plainRupees,
  rupees,
  shareBps,
} from './money';
export { type BatchedAnswer, MOST_BATCHED_QUERIES, QUERY_BATCH_PATH } from './query-batch';
export {
  defineStates,
  nextSteps,
  requireStep,
  requireSystemStep,
  type StateTable,
} from './states';
export {
  addDays,
  countDays,
  DAY_MS,
  financialYear,
  formatDate,
  formatDays,
  HOUR_MS,
  IST_ZONE,
  isDay,
  istDay,
  istHour,
  istMonth,
  MINUTE_MS,
  relativeTime,
  SECOND_MS,
  startOfDay,
  startOfFinancialYear,
  startOfIstDay,
  startOfIstMonth,
  startOfMonth,
} from './time';
