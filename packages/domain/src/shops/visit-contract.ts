import * as z from 'zod/mini';
import { defineCommand, idField, textField, timeField } from '../kernel';
import { positionField } from './contract';
import { shopsPolicy } from './policy';
import { VISIT_STATES } from './visit-rules';

const MAX_ACCURACY_M = 100_000;
const MAX_NOTE_LENGTH = 500;
const MAX_PATH_LENGTH = 200;

const shopVisitView = z.object({
  id: idField,
  shop_id: idField,
  status: z.enum(VISIT_STATES),
  visited_at: timeField,
  distance_m: z.nullable(z.number()),
  note: z.nullable(z.string()),
  photo_path: z.nullable(z.string()),
});

/** A day knows one visit of a shop, so its day names it, also to a phone the server never answered. */
const whichVisit = {
  shop_id: idField,
  /** When the phone says it was. */
  visited_at: timeField,
};

export const markShopVisit = defineCommand({
  name: 'shop_visit_mark',
  summary: 'You were at a shop you look after; a day knows one visit',
  input: z.object({
    id: idField,
    ...whichVisit,
    position: z.nullable(positionField),
    accuracy_m: z.nullable(z.number().check(z.minimum(0), z.maximum(MAX_ACCURACY_M))),
  }),
  output: shopVisitView,
  access: shopsPolicy.act,
  entity: 'shop_visits',
  queueable: true,
});

export const noteShopVisit = defineCommand({
  name: 'shop_visit_note',
  summary: 'What you saw and agreed on a visit of yours, in words, with a photo, or both',
  input: z.object({
    ...whichVisit,
    note: z.nullable(textField(MAX_NOTE_LENGTH)),
    photo_path: z.nullable(textField(MAX_PATH_LENGTH)),
  }),
  output: shopVisitView,
  access: shopsPolicy.act,
  entity: 'shop_visits',
  queueable: true,
});

export const undoShopVisit = defineCommand({
  name: 'shop_visit_undo',
  summary: 'Take back a visit of yours within ten minutes of marking it',
  input: z.object({
    ...whichVisit,
    /** When the phone says it was taken back: without a network that arrives later. */
    undone_at: timeField,
  }),
  output: shopVisitView,
  access: shopsPolicy.act,
  entity: 'shop_visits',
  queueable: true,
});
