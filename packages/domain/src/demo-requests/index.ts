export {
  createDemoRequest,
  type DemoRequest,
  demoRequestView,
  handleDemoRequest,
  listDemoRequests,
} from './contract';
export { demoRequestsPolicy } from './policy';
export {
  DEMO_AUDIENCES,
  DEMO_LIMITS,
  DEMO_REQUEST_STATES,
  DEMO_TIMES,
  type DemoAudience,
  type DemoRequestState,
  type DemoTime,
  demoRequestStates,
  MAX_REQUESTS_A_DAY,
} from './rules';
