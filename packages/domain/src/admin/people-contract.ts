import * as z from 'zod/mini';
import { brandView, deviceView, PROFILE_STATES, profileView } from '../accounts';
import {
  defineCommand,
  defineQuery,
  idField,
  languageField,
  pageOf,
  pageParams,
  ROLES,
  searchField,
  textField,
  timeField,
} from '../kernel';
import { adminPolicy } from './policy';

const MAX_NOTE_LENGTH = 1000;
const MAX_REASON_LENGTH = 500;
const SHA256 = /^[0-9a-f]{64}$/;

const roleField = z.enum(ROLES);
const nullableText = z.nullable(z.string());

const personView = z.object({
  id: idField,
  full_name: z.string(),
  email: nullableText,
  phone: nullableText,
  area: nullableText,
  status: z.enum(PROFILE_STATES),
  /** In grant order. */
  roles: z.array(roleField),
  created_at: timeField,
});
export type Person = z.output<typeof personView>;

export const listPeople = defineQuery({
  name: 'people_list',
  path: '/people',
  summary: 'Everybody with an account, the newest first',
  params: z.object({
    ...pageParams,
    /** In the name, the address or the area, or the digits of the mobile. */
    search: z.optional(searchField),
    role: z.optional(roleField),
    status: z.optional(z.enum(PROFILE_STATES)),
  }),
  output: pageOf(personView),
  access: adminPolicy.readPeople,
});

const noteView = z.object({
  id: idField,
  text: z.string(),
  author_name: nullableText,
  created_at: timeField,
});
export type PersonNote = z.output<typeof noteView>;

export const personCaseView = z.object({
  profile: profileView,
  language: languageField,
  roles: z.array(z.object({ role: roleField, granted_at: timeField })),
  created_at: timeField,
  last_sign_in_at: z.nullable(timeField),
  brand: z.nullable(z.pick(brandView, { id: true, brand_name: true, is_verified: true })),
  shops: z.array(z.object({ id: idField, shop_name: z.string(), area: nullableText })),
  has_second_step: z.boolean(),
  /** Whether they can reset their password by email or message; otherwise only our team can. */
  recovers_alone: z.boolean(),
  devices: z.array(z.omit(deviceView, { is_current: true })),
  /** The newest first, and no more than the newest fifty. */
  notes: z.array(noteView),
});
export type PersonCase = z.output<typeof personCaseView>;

export const readPerson = defineQuery({
  name: 'person_read',
  path: '/people/{id}',
  summary: 'One person: what they are, where they are signed in, what colleagues wrote about them',
  params: z.object({ id: idField }),
  output: personCaseView,
  access: adminPolicy.readPeople,
});

export const addPersonNote = defineCommand({
  name: 'person_note_add',
  summary: 'Write a note about a person for the other admins; it cannot be taken back',
  input: z.object({ id: idField, person_id: idField, text: textField(MAX_NOTE_LENGTH) }),
  output: noteView,
  access: adminPolicy.notePerson,
  entity: 'person_notes',
});

export const endPersonSessions = defineCommand({
  name: 'person_sessions_end',
  summary: 'Sign a person out of every device; they may sign in again',
  input: z.object({ person_id: idField, reason: textField(MAX_REASON_LENGTH) }),
  output: z.object({ id: idField }),
  access: adminPolicy.endSessions,
  entity: 'auth.sessions',
});

export const resetPersonFactors = defineCommand({
  name: 'person_factors_reset',
  summary:
    'Propose to remove the second step of somebody who lost it; another super admin has to confirm',
  input: z.object({ person_id: idField, reason: textField(MAX_REASON_LENGTH) }),
  output: z.object({ id: idField, proposal_id: idField }),
  access: adminPolicy.resetFactors,
  entity: 'auth.factors',
  stepUp: true,
});

/** The code is made where it is shown; here comes its hash only, so no answer or log ever holds it. */
export const recoverPerson = defineCommand({
  name: 'person_recovery_propose',
  summary:
    'Propose a one-time code for somebody without a way to a new password; another super admin has to confirm',
  input: z.object({
    person_id: idField,
    reason: textField(MAX_REASON_LENGTH),
    code_sha256: z.string().check(z.regex(SHA256)),
  }),
  output: z.object({ id: idField, proposal_id: idField }),
  access: adminPolicy.recoverAccount,
  entity: 'auth.users',
  stepUp: true,
});

export const verifyBrand = defineCommand({
  name: 'brand_verify',
  summary: 'Say that a brand is who it says it is, or take that back',
  input: z.object({
    id: idField,
    is_verified: z.boolean(),
    reason: textField(MAX_REASON_LENGTH),
  }),
  output: brandView,
  access: adminPolicy.verifyBrand,
  entity: 'brands',
});
