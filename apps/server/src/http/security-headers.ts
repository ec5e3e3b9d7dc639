import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

/** Files of the build. They have a content hash in their name. */
export const HASHED = '/assets/';

/**
 * Images may be created in the page (camera frames, previews); nothing else is loaded from
 * elsewhere.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "manifest-src 'self'",
  "media-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const INLINE = /<(script|style)(?: data-[\w-]+=(?:"[^"]*"|'[^']*'))*>([\s\S]*?)<\/\1>/g;

/**
 * A prerendered page may contain a script and styles: exactly these are allowed, by hash. Undefined
 * if it has none.
 */
export function policyFor(html: string): string | undefined {
  const hashes: Record<string, string> = { script: '', style: '' };
  for (const [, kind = '', text = ''] of html.matchAll(INLINE)) {
    hashes[kind] += ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  }
  if (hashes.script === '' && hashes.style === '') return undefined;
  return CONTENT_SECURITY_POLICY.replace(
    /(script|style)-src 'self'/g,
    (allowed, kind) => `${allowed}${hashes[kind]}`,
  );
}

const PAGE_HEADERS = Object.entries({
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': [
    'camera=(self)',
    'geolocation=(self)',
    'publickey-credentials-create=(self)',
    'publickey-credentials-get=(self)',
    'microphone=()',
    'payment=()',
    'usb=()',
  ].join(', '),
});

/**
 * Files and data need few headers, and on a slow network the others would weigh more than some files.
 * A worker follows the policy of its own file, so files have one too.
 */
const OF_NO_PAGE = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;
const FILE_HEADERS = Object.entries({
  'Content-Security-Policy': "default-src 'self'",
  ...OF_NO_PAGE,
});
const DATA_HEADERS = Object.entries({
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  ...OF_NO_PAGE,
});

function headersOf(path: string, type: string | null): typeof PAGE_HEADERS {
  if (path.startsWith(HASHED)) return FILE_HEADERS;
  return type?.startsWith('application/json') ? DATA_HEADERS : PAGE_HEADERS;
}

const ONE_YEAR_S = 31_536_000;

/** HSTS is sent over TLS only, where browsers accept it. */
export function securityHeaders(isTls: boolean): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    for (const [name, value] of headersOf(c.req.path, headers.get('content-type'))) {
      if (!headers.has(name)) headers.set(name, value);
    }
    if (isTls) {
      headers.set('Strict-Transport-Security', `max-age=${ONE_YEAR_S}; includeSubDomains`);
    }
  };
}
