import { defineSystemStep } from '../../db';

export const forgetOldData = defineSystemStep(
  'upkeep.forget-old-data',
  'What is past its time belongs to everybody; a run deletes it and says how much it was.',
);

export const keepBackups = defineSystemStep(
  'upkeep.keep-backups',
  'A backup and a run are written on by a job, whoever asked for them.',
);

export const UPKEEP_STEPS = [forgetOldData, keepBackups];
