import * as z from 'zod/mini';
import {
  defineCommand,
  emailField,
  idField,
  mobileField,
  type ParsedInputOf,
  textField,
  timeField,
} from '../kernel';
import {
  MAX_AREA_LENGTH,
  MAX_SHOP_NAME_LENGTH,
  pinField,
  positionField,
  SHOP_PHOTO_TYPES,
  SHOP_TYPES,
} from '../shops';
import { leadsPolicy } from './policy';
import { ACCOUNT_CREATION_STATES, CODE_OUTCOMES, LEAD_STATES, MAX_LEAD_PHOTOS } from './rules';

const MAX_NAME_LENGTH = 120;
const MAX_ADDRESS_LENGTH = 300;
const MAX_NOTES_LENGTH = 1000;
const MAX_PATH_LENGTH = 300;
const MAX_ACCURACY_M = 100_000;
const STATE_CODE = /^\d{2}$/;
const CODE = /^\d{6}$/;

const photoField = z.object({ type: z.enum(SHOP_PHOTO_TYPES), path: textField(MAX_PATH_LENGTH) });
const nullableText = z.nullable(z.string());

/** For its bizman and for admins. It has no password: the owner claims the account. */
export const leadView = z.object({
  id: idField,
  shop_name: z.string(),
  shop_type: nullableText,
  owner_name: z.string(),
  phone: z.string(),
  email: nullableText,
  area: z.string(),
  address: nullableText,
  pin_code: nullableText,
  state_code: nullableText,
  position: z.nullable(z.object({ lat: z.number(), lng: z.number() })),
  accuracy_m: z.nullable(z.number()),
  photos: z.array(photoField),
  notes: nullableText,
  salesperson_id: idField,
  phone_verified: z.boolean(),
  phone_verified_at: z.nullable(timeField),
  status: z.enum(LEAD_STATES),
  account_creation_status: z.enum(ACCOUNT_CREATION_STATES),
  /** Why it was rejected, or why the account could not be made. */
  reason: nullableText,
  shop_id: z.nullable(idField),
  converted_at: z.nullable(timeField),
  created_at: timeField,
  updated_at: timeField,
  version: z.number(),
});
export type Lead = z.output<typeof leadView>;

const described = {
  shop_type: z.optional(z.nullable(z.enum(SHOP_TYPES))),
  email: z.optional(z.nullable(emailField)),
  address: z.optional(z.nullable(textField(MAX_ADDRESS_LENGTH))),
  pin_code: z.optional(z.nullable(pinField)),
  state_code: z.optional(z.nullable(z.string().check(z.regex(STATE_CODE)))),
  position: z.optional(z.nullable(positionField)),
  accuracy_m: z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(MAX_ACCURACY_M)))),
  photos: z.optional(z.array(photoField).check(z.maxLength(MAX_LEAD_PHOTOS))),
  notes: z.optional(z.nullable(textField(MAX_NOTES_LENGTH, 0))),
};

const needed = {
  shop_name: textField(MAX_SHOP_NAME_LENGTH),
  owner_name: textField(MAX_NAME_LENGTH),
  phone: mobileField,
  area: textField(MAX_AREA_LENGTH),
};

export const createLead = defineCommand({
  name: 'lead_create',
  looksUp: ['phone'],
  summary: 'Write down a shop you want to onboard; its photos were uploaded to your folder before',
  input: z.object({ id: idField, ...needed, ...described }),
  output: leadView,
  access: leadsPolicy.own,
  entity: 'shop_leads',
  queueable: true,
});
export type NewLead = ParsedInputOf<typeof createLead>;

export const updateLead = defineCommand({
  name: 'lead_update',
  looksUp: ['phone'],
  summary: 'Change a lead of yours; another phone number has to be verified anew',
  input: z.object({
    id: idField,
    /**
     * The version the change is based on; another one is refused. Without it the last write wins.
     */
    version: z.optional(z.number().check(z.int(), z.minimum(1))),
    shop_name: z.optional(needed.shop_name),
    owner_name: z.optional(needed.owner_name),
    phone: z.optional(needed.phone),
    area: z.optional(needed.area),
    ...described,
  }),
  output: leadView,
  access: leadsPolicy.own,
  entity: 'shop_leads',
  queueable: true,
});

const oneLead = z.object({ id: idField });

export const sendLeadOtp = defineCommand({
  name: 'lead_send_otp',
  summary: 'Send six digits to the owner’s phone; an earlier code is void from then on',
  input: oneLead,
  output: z.object({ id: idField, expires_at: timeField, resend_at: timeField }),
  access: leadsPolicy.own,
  entity: 'shop_leads',
});

export const verifyLeadPhone = defineCommand({
  name: 'lead_verify_phone',
  summary: 'The code the owner reads out; five wrong ones void it',
  input: z.object({ id: idField, code: z.string().check(z.trim(), z.regex(CODE)) }),
  // A wrong code is an answer and no error: what is refused leaves no trace, and it must be counted.
  output: z.object({ outcome: z.enum(CODE_OUTCOMES), guesses_left: z.number(), lead: leadView }),
  access: leadsPolicy.own,
  entity: 'shop_leads',
});

export const requestActivation = defineCommand({
  name: 'lead_request_activation',
  summary: 'Ask for the account of a lead whose phone is verified',
  input: oneLead,
  output: leadView,
  access: leadsPolicy.own,
  entity: 'shop_leads',
  queueable: true,
});
