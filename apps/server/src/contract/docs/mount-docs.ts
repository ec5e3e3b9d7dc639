import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { ChowkError, type Command, type Query } from '@chowk/domain/kernel';
import type { App, HttpContext } from '../../http/types';
import { DOCS_CSS, docsPage } from './docs-page';
import { openApiDocument } from './openapi';

const compress = promisify(brotliCompress);
const MAX_AGE_S = 300;
/** A tenth of the CPU of the best level, for a tenth more bytes. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

interface Page {
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly brotli: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

type Draw = () => string | Promise<string>;

async function drawn(draw: Draw): Promise<Page> {
  const plain = new Uint8Array(Buffer.from(await draw()));
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { plain, brotli: new Uint8Array(await compress(plain, QUALITY)), etag };
}

/** Rendered on the first request and cached, because it never changes. */
function onceWritten(type: string, draw: Draw): (c: HttpContext) => Promise<Response> {
  let page: Promise<Page> | undefined;
  return async (c) => {
    page ??= drawn(draw);
    const { plain, brotli, etag } = await page;
    const isCompressed = /\bbr\b/.test(c.req.header('accept-encoding') ?? '');
    const headers: Record<string, string> = {
      'Content-Type': type,
      'Cache-Control': `public, max-age=${MAX_AGE_S}`,
      ETag: etag,
      Vary: 'Accept-Encoding',
    };
    if (c.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers });
    if (isCompressed) headers['Content-Encoding'] = 'br';
    const body = isCompressed ? brotli : plain;
    headers['Content-Length'] = String(body.length);
    return new Response(c.req.method === 'HEAD' ? null : body, { headers });
  };
}

/** When disabled it is a 404, because the web app would answer otherwise. */
export function shutDocs(app: App): void {
  for (const path of ['/api/openapi.json', '/api/docs', '/api/docs.css']) {
    app.get(path, () => {
      throw new ChowkError('UNKNOWN_PATH');
    });
  }
}

export function mountDocs(app: App, commands: readonly Command[], queries: readonly Query[]): void {
  const document = () => JSON.stringify(openApiDocument(commands, queries));
  const page = async () => String(await docsPage(commands, queries));
  app.get('/api/openapi.json', onceWritten('application/json; charset=utf-8', document));
  app.get('/api/docs', onceWritten('text/html; charset=utf-8', page));
  app.get(
    '/api/docs.css',
    onceWritten('text/css; charset=utf-8', () => DOCS_CSS),
  );
}
