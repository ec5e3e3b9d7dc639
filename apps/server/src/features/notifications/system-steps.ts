import { defineSystemStep } from '../../db';

export const keepDevice = defineSystemStep(
  'notifications.keep-device',
  'A browser belongs to whoever signed in last: its subscription is taken from the one before.',
);

export const planStep = defineSystemStep(
  'notifications.plan',
  'By which ways a notification goes out is looked up by a job, for many people at once.',
);

export const sendStep = defineSystemStep(
  'notifications.send',
  'Messages are taken from the queue and settled by a job and by no person.',
);

export const clearStep = defineSystemStep(
  'notifications.clear',
  'What is older than anybody is shown is deleted every night, by a job and by no person.',
);

export const smsAlarmStep = defineSystemStep(
  'notifications.sms-alarm',
  'That messages run out is told to the team by a job, once a day.',
);

export const NOTIFICATION_STEPS = [keepDevice, planStep, sendStep, clearStep, smsAlarmStep];
