import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { HttpContext } from '../http/types';

const compress = promisify(brotliCompress);
/** A smaller response fits into one packet anyway. */
const SMALLEST_LENGTH = 1_000;
/** Higher ones take longer and save little on rows. */
const QUALITY = 4;

/** What the response to a query depends on. */
export const QUERY_VARY = 'Accept-Encoding, Authorization, Accept-Language, X-Acting-Shop';

/**
 * Rows compress to a fifth or less, which on a slow network is most of the wait. It runs beside the
 * event loop, and only for clients that accept it. Sessions are sent in a header, never by a cookie,
 * so no other site can make a person's browser fetch these to guess what they hold from their size.
 */
export async function sendJson(
  c: HttpContext,
  body: string,
  given: Readonly<Record<string, string>>,
): Promise<Response> {
  const headers = { 'Content-Type': 'application/json; charset=utf-8', ...given };
  const accepts = /\bbr\b/.test(c.req.header('accept-encoding') ?? '');
  if (!accepts || body.length < SMALLEST_LENGTH) return new Response(body, { headers });
  const plain = Buffer.from(body);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const packed = new Uint8Array(await compress(plain, { params }));
  return new Response(packed, { headers: { ...headers, 'Content-Encoding': 'br' } });
}
