import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

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

const HEADERS: Record<string, string> = {
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
};

const ONE_YEAR_S = 31_536_000;

/** HSTS is sent over TLS only, where browsers accept it. */
export function securityHeaders(isTls: boolean): MiddlewareHandler {
  const headers = Object.entries(
    isTls
      ? { ...HEADERS, 'Strict-Transport-Security': `max-age=${ONE_YEAR_S}; includeSubDomains` }
      : HEADERS,
  );
  return async (c, next) => {
    await next();
    for (const [name, value] of headers) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
  };
}
