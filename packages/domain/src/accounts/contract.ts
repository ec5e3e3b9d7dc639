import * as z from 'zod/mini';
import { defineQuery, idField, languageField, ROLES } from '../kernel';
import { accountsPolicy } from './policy';

export const PROFILE_STATES = ['active', 'suspended'] as const;

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
