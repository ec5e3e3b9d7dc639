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

export const keepUpload = defineSystemStep(
  'storage.keep-upload',
  'Pieces of a photo are nobody’s row to read or change; whose they are is asked before.',
);

export const clearUploads = defineSystemStep(
  'storage.clear-uploads',
  'Photos that never became whole are thrown away, whoever sent them.',
);

export const countRefusal = defineSystemStep(
  'runner.count-refusal',
  'What devices sent and the server refused is counted for the team, by nobody’s name.',
);

export const RUNNER_STEPS = [rememberAnswer, countRequest, keepUpload, clearUploads, countRefusal];
