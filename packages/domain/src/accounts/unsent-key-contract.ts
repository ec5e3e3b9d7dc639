import * as z from 'zod/mini';
import { defineQuery, textField } from '../kernel';
import { accountsPolicy } from './policy';

const MAX_SEALED_LENGTH = 200;

/**
 * Unsent work survives a sign-out, for its owner only: the device encrypts it with this key,
 * deletes the key, and keeps the wrapped copy, which only the same person can have unwrapped.
 */
export const readUnsentKey = defineQuery({
  name: 'unsent_key_read',
  path: '/unsent_key',
  summary: 'The key for unsent work kept on a device: a new one, or the one sealed earlier',
  params: z.object({ sealed: z.optional(textField(MAX_SEALED_LENGTH)) }),
  output: z.object({ key: z.string(), sealed: z.string() }),
  access: accountsPolicy.readSelf,
});
