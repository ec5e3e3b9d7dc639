import { defineSystemStep } from '../../db';

export const keepLead = defineSystemStep(
  'leads.keep-lead',
  'A bizman describes a lead; its standing is not theirs to write, and nobody else’s number may be in it.',
);

export const proveLeadPhone = defineSystemStep(
  'leads.prove-phone',
  'Codes are nobody’s to read: whoever could would not need the owner’s phone.',
);

export const findDuplicates = defineSystemStep(
  'leads.find-duplicates',
  'A shop somebody else has onboarded is recognised by its name and place, and nothing more is told.',
);

export const sendLeadCodeStep = defineSystemStep(
  'leads.send-code',
  'A code is opened for the message to the owner’s phone, by a job and by no person.',
);

export const LEADS_STEPS = [keepLead, proveLeadPhone, findDuplicates, sendLeadCodeStep];
