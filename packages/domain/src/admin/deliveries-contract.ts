import * as z from 'zod/mini';
import { CHOSEN_CHANNELS } from '../accounts';
import { defineQuery, idField, pageOf, pageParams, searchField, timeField } from '../kernel';
import { DELIVERY_REASONS, DELIVERY_STATES } from '../notifications';
import { adminPolicy } from './policy';

/** What was sent to whom and the outcome; never the content. */
const personDeliveryView = z.object({
  id: idField,
  type: z.string(),
  channel: z.enum(CHOSEN_CHANNELS),
  state: z.enum(DELIVERY_STATES),
  reason: z.nullable(z.enum(DELIVERY_REASONS)),
  due_at: timeField,
  settled_at: z.nullable(timeField),
});
export type PersonDelivery = z.output<typeof personDeliveryView>;

const deliveryLogView = z.extend(personDeliveryView, {
  profile_id: idField,
  full_name: z.string(),
});
export type LoggedDelivery = z.output<typeof deliveryLogView>;

export const listDeliveryLog = defineQuery({
  name: 'delivery_log_list',
  path: '/delivery_log',
  summary: 'What left the app for anybody, what did not and why, the newest first',
  params: z.object({
    ...pageParams,
    /** Part of a person's name. */
    search: z.optional(searchField),
    state: z.optional(z.enum(DELIVERY_STATES)),
  }),
  output: pageOf(deliveryLogView),
  access: adminPolicy.readPeople,
});

export const listPersonDeliveries = defineQuery({
  name: 'person_deliveries_list',
  path: '/people/{id}/deliveries',
  summary: 'What left the app for a person, by which way, what did not and why, the newest first',
  params: z.object({ id: idField, ...pageParams }),
  output: pageOf(personDeliveryView),
  access: adminPolicy.readPeople,
});
