import * as z from 'zod/mini';
import { defineQuery, idField, isUuid, timeField } from '../kernel';
import { MAX_BATCH } from './outcomes';
import { syncPolicy } from './policy';

const ID_LENGTH = 36;

/** Comma-separated, because they travel in the address. */
const idsParam = z.string().check(
  z.maxLength(MAX_BATCH * (ID_LENGTH + 1)),
  z.refine((text) => text.split(',').every(isUuid), { params: { rule: 'id' } }),
);

/**
 * After a lost answer: an id that is listed was done, by you, once. One that is not listed was not
 * done when asked; sent again it runs, or waits for the one still running and gets its answer.
 */
export const listReceipts = defineQuery({
  name: 'receipts_list',
  path: '/receipts',
  summary: 'Which of these command ids of yours the server has done',
  params: z.object({ ids: idsParam }),
  output: z.object({
    items: z.array(z.object({ id: idField, command: z.string(), done_at: timeField })),
  }),
  access: syncPolicy.receipts,
});
