import { defineSystemStep } from '../../db';

export const applyProposals = defineSystemStep(
  'platform.apply-proposals',
  'What two people agreed on takes effect when its day has come; nobody writes it alone.',
);

export const expireProposals = defineSystemStep(
  'platform.expire-proposals',
  'A proposal nobody answered in time makes room for the next, whoever proposed it.',
);

export const tellSuperAdmins = defineSystemStep(
  'platform.tell-super-admins',
  'Every other super admin hears of a proposal and its proposer of the outcome; nobody may write into the list of another.',
);

export const PLATFORM_STEPS = [applyProposals, expireProposals, tellSuperAdmins];
