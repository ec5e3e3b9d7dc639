import { defineSystemStep } from '../db';

/** What the runner does as the system for every command. */
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

export const countFiles = defineSystemStep(
  'storage.count-files',
  'How much is kept of whose photos is nobody’s row to read or change.',
);

export const seeWhetherUsed = defineSystemStep(
  'storage.see-whether-used',
  'A logo or a product’s picture is shown once a row uses it, whoever may read that row.',
);

export const clearUnusedFiles = defineSystemStep(
  'storage.clear-unused-files',
  'Photos that no row uses for long are thrown away, whoever sent them.',
);

export const countMessages = defineSystemStep(
  'runner.count-messages',
  'How many messages go out in a day is counted for all of us together.',
);

export const RUNNER_STEPS = [
  countMessages,
  countFiles,
  seeWhetherUsed,
  clearUnusedFiles,
  rememberAnswer,
  countRequest,
  keepUpload,
  clearUploads,
  countRefusal,
];
