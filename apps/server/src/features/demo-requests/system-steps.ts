import { defineSystemStep } from '../../db';

export const takeRequest = defineSystemStep(
  'demo-requests.take',
  'A stranger leaves a number to be called at; nobody but admins may read it, and admins are told.',
);

export const DEMO_REQUEST_STEPS = [takeRequest];
