import * as z from 'zod/mini';
import { defineCommand, defineQuery, idField, timeField } from '../kernel';
import { accountsPolicy } from './policy';

export const deviceView = z.object({
  id: idField,
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  /** The network part of the address only. */
  address: z.nullable(z.string()),
  signed_in_at: timeField,
  last_active_at: timeField,
  is_current: z.boolean(),
});
export type SignedInDevice = z.output<typeof deviceView>;

const everyDevice = z.object({ items: z.array(deviceView) });

export const listSessions = defineQuery({
  name: 'sessions_list',
  path: '/sessions',
  summary: 'Where you are signed in, this device first',
  params: z.object({}),
  output: everyDevice,
  access: accountsPolicy.readSelf,
});

export const endSession = defineCommand({
  name: 'session_end',
  summary: 'Sign one of your devices out',
  input: z.object({ id: idField }),
  output: everyDevice,
  access: accountsPolicy.changeOwn,
  entity: 'auth.sessions',
});

export const endOtherSessions = defineCommand({
  name: 'session_end_others',
  summary: 'Sign every device out but this one',
  input: z.object({}),
  output: everyDevice,
  access: accountsPolicy.changeOwn,
  entity: 'auth.sessions',
});
