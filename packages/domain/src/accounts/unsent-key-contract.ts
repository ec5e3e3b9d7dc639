import * as z from 'zod/mini';
import { defineQuery, textField } from '../kernel';
import { accountsPolicy } from './policy';

const MAX_SEALED_LENGTH = 200;

/**
 * Work a device could not send yet outlives a sign-out, but only for its owner: the device locks it
 * with this key, forgets the key, and keeps the sealed copy that only the same person can have opened.
 */
export const readUnsentKey = defineQuery({
  name: 'unsent_key_read',
  path: '/unsent_key',
  summary: 'The key for unsent work kept on a device: a new one, or the one sealed earlier',
  params: z.object({ sealed: z.optional(textField(MAX_SEALED_LENGTH)) }),
  output: z.object({ key: z.string(), sealed: z.string() }),
  access: accountsPolicy.readSelf,
});
