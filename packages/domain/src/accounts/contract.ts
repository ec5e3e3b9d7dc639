import * as z from 'zod/mini';
import {
  defineCommand,
  defineQuery,
  emailField,
  idField,
  languageField,
  mobileField,
  ROLES,
  textField,
} from '../kernel';
import { accountsPolicy } from './policy';
import { PROFILE_STATES } from './rules';

const MAX_NAME_LENGTH = 120;
const MAX_AREA_LENGTH = 120;
const MAX_ADDRESS_LENGTH = 500;
const MAX_LOCATION_LENGTH = 200;
const MAX_REASON_LENGTH = 500;

const roleField = z.enum(ROLES);

/** The signed-in person as their own screens see them; the first role is the primary one. */
export const meView = z.object({
  id: idField,
  full_name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  status: z.enum(PROFILE_STATES),
  language: languageField,
  roles: z.array(roleField),
  unread_notifications: z.number(),
  /** A required consent is missing, and is asked for first. */
  owes_consent: z.boolean(),
});
export type Me = z.output<typeof meView>;

export const readMe = defineQuery({
  name: 'me_read',
  path: '/me',
  summary: 'The signed-in person, their roles in grant order',
  params: z.object({}),
  output: meView,
  access: accountsPolicy.readSelf,
});

export const listDemoPeople = defineQuery({
  name: 'demo_people_list',
  path: '/demo_people',
  summary: 'Who may try the demo; empty when the demo is off',
  params: z.object({}),
  output: z.object({
    password: z.nullable(z.string()),
    items: z.array(z.object({ email: z.string(), full_name: z.string(), role: roleField })),
  }),
  access: accountsPolicy.readDemoPeople,
});

const nullableText = z.nullable(z.string());

export const profileView = z.object({
  id: idField,
  status: z.enum(PROFILE_STATES),
  full_name: z.string(),
  phone: nullableText,
  email: nullableText,
  area: nullableText,
  address: nullableText,
  location: nullableText,
  whatsapp_opt_in: z.boolean(),
  company_name: nullableText,
  business_phone: nullableText,
  business_email: nullableText,
  version: z.number(),
});
export type Profile = z.output<typeof profileView>;

export const readProfile = defineQuery({
  name: 'profile_read',
  path: '/profiles/{id}',
  summary: 'One profile: your own, or any for an admin',
  params: z.object({ id: idField }),
  output: profileView,
  access: accountsPolicy.readProfile,
});

/** Exactly what a person may change about themselves; whatever else is sent is dropped. */
const profileFields = z.object({
  /** The version the change is based on; another one is refused. Without it the last write wins. */
  version: z.optional(z.number()),
  full_name: z.optional(textField(MAX_NAME_LENGTH)),
  phone: z.optional(z.nullable(mobileField)),
  email: z.optional(z.nullable(emailField)),
  area: z.optional(z.nullable(textField(MAX_AREA_LENGTH))),
  address: z.optional(z.nullable(textField(MAX_ADDRESS_LENGTH))),
  location: z.optional(z.nullable(textField(MAX_LOCATION_LENGTH))),
  whatsapp_opt_in: z.optional(z.boolean()),
  company_name: z.optional(z.nullable(textField(MAX_NAME_LENGTH))),
  business_phone: z.optional(z.nullable(mobileField)),
  business_email: z.optional(z.nullable(emailField)),
});

export const updateProfile = defineCommand({
  name: 'profile_update',
  looksUp: ['phone'],
  summary: 'Change your own profile; fields that are not yours to change are dropped',
  input: profileFields,
  output: profileView,
  access: accountsPolicy.updateProfile,
  entity: 'profiles',
  queueable: true,
});

const judgement = z.object({ id: idField, reason: textField(MAX_REASON_LENGTH) });
const standing = z.object({ id: idField, status: z.enum(PROFILE_STATES) });

export const suspendProfile = defineCommand({
  name: 'profile_suspend',
  summary: 'Sign a person out everywhere and keep them out; never yourself',
  input: judgement,
  output: standing,
  access: accountsPolicy.judge,
  entity: 'profiles',
});

export const reinstateProfile = defineCommand({
  name: 'profile_reinstate',
  summary: 'Let a suspended person in again',
  input: judgement,
  output: standing,
  access: accountsPolicy.judge,
  entity: 'profiles',
});

const roleOfPerson = z.object({ user_id: idField, role: roleField });
const rolesOfPerson = z.object({ user_id: idField, roles: z.array(roleField) });

const grantedRole = z.extend(rolesOfPerson, {
  /** The proposal another super admin has to confirm; null where the role is granted. */
  proposal_id: z.nullable(idField),
});

export const grantRole = defineCommand({
  name: 'role_grant',
  summary:
    'Give a person a role; the first one granted is the primary one. Roles of the team are only proposed',
  input: roleOfPerson,
  output: grantedRole,
  access: accountsPolicy.grantRoles,
  entity: 'user_roles',
});

export const revokeRole = defineCommand({
  name: 'role_revoke',
  summary: 'Take a role away; the last super admin keeps theirs',
  input: roleOfPerson,
  output: rolesOfPerson,
  access: accountsPolicy.grantRoles,
  entity: 'user_roles',
});
