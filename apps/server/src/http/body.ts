import { ChowkError } from '@chowk/domain/kernel';
import { BATCH_MAX_BYTES } from '@chowk/domain/sync';
import type { BodyBudget } from '../contract/limits/body-budget';
import { JsonTooDeep, parseJson } from '../parse-json';
import { receiveBody } from './receive-body';
import type { HttpContext } from './types';

const KIB = 1024;
export const COMMAND_BODY_LIMIT = 256 * KIB;
export const BATCH_BODY_LIMIT = BATCH_MAX_BYTES;
/** Small bodies, such as most commands, are read in one piece. */
const SMALL = 64 * KIB;

/** Undefined without a Content-Length. */
export function announcedBytes(c: HttpContext, maxBytes: number): number | undefined {
  const length = c.req.header('content-length');
  if (length === undefined || c.req.header('transfer-encoding') !== undefined) return undefined;
  if (Number(length) > maxBytes) throw new ChowkError('BODY_TOO_LARGE');
  return Number(length);
}

/** The node server puts its request here; a request made in a test has none. */
function cutter(c: HttpContext): () => void {
  const { incoming } = (c.env ?? {}) as { incoming?: { destroy: () => void } };
  return () => incoming?.destroy();
}

interface BodyRoom {
  readonly bodies: BodyBudget;
  /** The sender whose share it counts against. */
  readonly who: string;
  readonly maxBytes: number;
}

async function readText(c: HttpContext, { bodies, who, maxBytes }: BodyRoom): Promise<string> {
  const { limits } = bodies;
  const length = announcedBytes(c, maxBytes);
  const hold = bodies.hold(who);
  try {
    if (length === undefined || length > SMALL) {
      const { body } = c.req.raw;
      const { bytes, broken } = await receiveBody(body, { hold, limits, maxBytes });
      if (broken) throw broken;
      return new TextDecoder().decode(bytes);
    }
    hold.take(length);
    const timer = setTimeout(cutter(c), limits.stallMs);
    try {
      return await c.req.text();
    } catch {
      throw new ChowkError('UNAVAILABLE', { details: { retryAfterS: 1 } });
    } finally {
      clearTimeout(timer);
    }
  } finally {
    hold.release();
  }
}

/** Malformed JSON has its own error code; an empty body is `{}`. */
export async function jsonBody(c: HttpContext, room: BodyRoom): Promise<unknown> {
  const text = await readText(c, room);
  if (text === '') return {};
  try {
    return parseJson(text);
  } catch (error) {
    throw new ChowkError(error instanceof JsonTooDeep ? 'JSON_TOO_DEEP' : 'BAD_JSON');
  }
}
