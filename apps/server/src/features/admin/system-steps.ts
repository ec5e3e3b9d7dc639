import { defineSystemStep } from '../../db';

export const lookAtLogin = defineSystemStep(
  'admin.look-at-login',
  'Where somebody is signed in lies in the auth schema; an admin sees the devices and may end them.',
);

export const vouchForBrand = defineSystemStep(
  'admin.vouch-for-brand',
  'An owner must not write the verification of their own brand, so no person may.',
);

export const workOffJobs = defineSystemStep(
  'admin.work-off-jobs',
  'The queue tells only the system of its jobs, and only the system may fill it again.',
);

export const lookAtDeliveries = defineSystemStep(
  'admin.look-at-deliveries',
  'What was sent is its receiver’s to read; an admin on the phone with them sees that it was, not what it said.',
);

export const ADMIN_STEPS = [lookAtLogin, lookAtDeliveries, vouchForBrand, workOffJobs];
