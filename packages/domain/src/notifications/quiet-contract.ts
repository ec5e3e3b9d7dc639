import * as z from 'zod/mini';
import { defineCommand, defineQuery } from '../kernel';
import { notificationsPolicy } from './policy';

const MINUTES_A_DAY = 24 * 60;
const minuteField = z.int().check(z.minimum(0), z.maximum(MINUTES_A_DAY - 1));

/** Minutes of the day in India; from 21:00 to 8:00 is 1260 to 480. */
const quietHoursFields = z.object({
  is_on: z.boolean(),
  from_minute: minuteField,
  to_minute: minuteField,
});

export const readQuietHours = defineQuery({
  name: 'quiet_hours_read',
  path: '/quiet_hours',
  summary: 'When no phone of yours is to ring; the list in the app goes on',
  params: z.object({}),
  output: quietHoursFields,
  access: notificationsPolicy.readOwn,
});

export const setQuietHours = defineCommand({
  name: 'quiet_hours_set',
  summary: 'Choose when no phone of yours is to ring',
  input: quietHoursFields,
  output: quietHoursFields,
  access: notificationsPolicy.markOwn,
  entity: 'quiet_hours',
});
