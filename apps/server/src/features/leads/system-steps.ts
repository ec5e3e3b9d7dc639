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

export const forgetLeadCodes = defineSystemStep(
  'leads.forget-codes',
  'Codes that count for nothing any more are deleted every night, by a job and by no person.',
);

export const nameBizmen = defineSystemStep(
  'leads.name-bizmen',
  'Whoever decides sees who asked and how their earlier requests ended.',
);

export const decideActivation = defineSystemStep(
  'leads.decide-activation',
  'Account, role, profile and shop of somebody who is not there yet are made together.',
);

export const welcomeOwnerStep = defineSystemStep(
  'leads.welcome-owner',
  'The owner is sent the way into their account, by a job and by no person.',
);

export const nameClaimedShop = defineSystemStep(
  'leads.name-claimed-shop',
  'Whoever holds an unused link of a shop is told which shop it opens, and nothing more.',
);

export const LEADS_STEPS = [
  keepLead,
  proveLeadPhone,
  findDuplicates,
  sendLeadCodeStep,
  forgetLeadCodes,
  nameBizmen,
  decideActivation,
  welcomeOwnerStep,
  nameClaimedShop,
];
