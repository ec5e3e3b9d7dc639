import { ChowkError } from '@chowk/domain/kernel';
import { BATCH_MAX_BYTES } from '@chowk/domain/sync';
import { bodyLimit } from 'hono/body-limit';
import type { HttpContext } from './types';

const KIB = 1024;
export const COMMAND_BODY_LIMIT = 256 * KIB;
export const BATCH_BODY_LIMIT = BATCH_MAX_BYTES;

export function limitBody(maxSize: number) {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new ChowkError('BODY_TOO_LARGE');
    },
  });
}

/** Malformed JSON is the caller's mistake and gets its own code; an empty body is `{}`. */
export async function jsonBody(c: HttpContext): Promise<unknown> {
  const text = await c.req.text();
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new ChowkError('BAD_JSON');
  }
}
