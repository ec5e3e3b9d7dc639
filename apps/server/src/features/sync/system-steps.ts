import { defineSystemStep } from '../../db';

export const findChanges = defineSystemStep(
  'sync.find-changes',
  'What changed is found by who may see it; the rows themselves are then read as the person.',
);

export const readReceipts = defineSystemStep(
  'sync.read-receipts',
  'A person may learn which of their own commands are done, not read the stored answers.',
);

export const forgetGone = defineSystemStep(
  'sync.forget-gone',
  'What left anybody’s sight long ago need not be told any more.',
);

export const SYNC_STEPS = [findChanges, readReceipts, forgetGone];
