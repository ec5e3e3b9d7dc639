export {
  createDemoRequest,
  type DemoRequest,
  handleDemoRequest,
  listDemoRequests,
} from './contract';

export {
  DEMO_AUDIENCES,
  DEMO_LIMITS,
  DEMO_REQUEST_STATES,
  DEMO_TIMES,
  type DemoRequestState,
  demoRequestStates,
  MAX_REQUESTS_A_DAY,
} from './rules';
