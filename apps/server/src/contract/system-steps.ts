import { defineSystemStep } from '../db';

/** What the runner itself does as the system, for every command. */
export const rememberAnswer = defineSystemStep(
  'runner.remember-answer',
  'A person must not be able to read or forge the stored answers of any key.',
);

export const countRequest = defineSystemStep(
  'runner.count-request',
  'Limits are kept for people who are not signed in too.',
);

export const RUNNER_STEPS = [rememberAnswer, countRequest];
