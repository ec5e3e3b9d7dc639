import * as z from 'zod/mini';
import { CHOSEN_CHANNELS } from '../accounts';
import { defineQuery, idField, pageOf, pageParams, timeField } from '../kernel';
import { DELIVERY_REASONS, DELIVERY_STATES } from '../notifications';
import { adminPolicy } from './policy';

/** What was sent to whom and what became of it; never what it said. */
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

export const listPersonDeliveries = defineQuery({
  name: 'person_deliveries_list',
  path: '/people/{id}/deliveries',
  summary: 'What left the app for a person, by which way, what did not and why, the newest first',
  params: z.object({ id: idField, ...pageParams }),
  output: pageOf(personDeliveryView),
  access: adminPolicy.readPeople,
});
