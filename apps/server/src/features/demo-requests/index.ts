import type { Feature } from '../../contract/implement';
import { createRequest } from './create-request';
import { demoRequestsList } from './demo-requests.queries';
import { handleRequest } from './handle-request';
import { DEMO_REQUEST_STEPS } from './system-steps';

export const demoRequestsFeature: Feature = {
  name: 'demo-requests',
  commands: [createRequest, handleRequest],
  queries: [demoRequestsList],
  systemSteps: DEMO_REQUEST_STEPS,
};
