import * as z from 'zod/mini';
import { defineCommand, defineQuery, textField, timeField } from '../../kernel';
import { accountsPolicy } from '../policy';
import { CONSENT_PURPOSES } from './consent-rules';

const MAX_VERSION_LENGTH = 20;
const purposeField = z.enum(CONSENT_PURPOSES);

export const consentView = z.object({
  purpose: purposeField,
  version: z.string(),
  given_at: timeField,
  withdrawn_at: z.nullable(timeField),
});
export type Consent = z.output<typeof consentView>;

const everyConsent = z.object({ items: z.array(consentView) });

export const listConsents = defineQuery({
  name: 'consents_list',
  path: '/consents',
  summary: 'What you agreed to and took back, the latest first',
  params: z.object({}),
  output: everyConsent,
  access: accountsPolicy.readSelf,
});

export const giveConsent = defineCommand({
  name: 'consent_give',
  summary: 'Agree to one purpose, in the words of the version shown',
  input: z.object({ purpose: purposeField, version: textField(MAX_VERSION_LENGTH) }),
  output: everyConsent,
  access: accountsPolicy.changeOwn,
  entity: 'consents',
  queueable: true,
});

export const withdrawConsent = defineCommand({
  name: 'consent_withdraw',
  summary: 'Take a consent back; the one an account cannot be without ends with the account',
  input: z.object({ purpose: purposeField }),
  output: everyConsent,
  access: accountsPolicy.changeOwn,
  entity: 'consents',
});
