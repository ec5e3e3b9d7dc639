import * as z from 'zod/mini';
import { defineQuery, idField } from '../kernel';
import { SYNC_COLLECTIONS, type SyncCollection } from './collections';
import { syncPolicy } from './policy';

const MAX_PULL = 500;
const DEFAULT_PULL = 200;
const MAX_CURSOR_LENGTH = 300;

const cursorParam = z.optional(z.string().check(z.maxLength(MAX_CURSOR_LENGTH)));

const pulledRows = z.object({
  /**
   * Forget every cached row of this collection, then take `rows`: the cursor was missing, unknown
   * or too old to say what changed. The pages that follow it are not resets of their own.
   */
  reset: z.boolean(),
  /** As the noun's own list shows them (`dealView`, …), by id. Put each in place of its old self. */
  rows: z.array(z.looseObject({ id: idField })),
  /** Rows that are deleted or no longer yours to see. Remove them; an id never seen is no error. */
  gone: z.array(idField),
  /** Send this next time; keep it in the same transaction as the rows. */
  cursor: z.string(),
  /** There is more: ask again at once. */
  more: z.boolean(),
  /** Said with a reset: there are rows with lower ids than this one, which the noun's list gives. */
  floor: z.optional(idField),
});
export type PulledRows = z.output<typeof pulledRows>;

const perCollection = <T>(value: T) =>
  Object.fromEntries(SYNC_COLLECTIONS.map((name) => [name, value])) as Record<SyncCollection, T>;

/**
 * `GET /rest/v1/sync?deals={cursor}&campaigns=&limit=200`: each collection named is pulled from its
 * cursor, an empty one from the beginning. Applying the pages in order ends at what the person may
 * see, whatever was written meanwhile. When nothing changed the answer is the same as before, so
 * `If-None-Match` gets a 304.
 */
export const pullChanges = defineQuery({
  name: 'sync_pull',
  path: '/sync',
  summary: 'What changed in your rows since the cursor of each collection, and what is gone',
  params: z.object({
    ...perCollection(cursorParam),
    limit: z._default(
      z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_PULL)),
      DEFAULT_PULL,
    ),
  }),
  output: z.object(perCollection(z.optional(pulledRows))),
  access: syncPolicy.pull,
  actable: true,
});
