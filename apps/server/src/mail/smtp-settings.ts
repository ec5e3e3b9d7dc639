import { isIP } from 'node:net';
import { SECOND_MS } from '@chowk/domain/kernel';

const CONNECT_TIMEOUT_MS = 10 * SECOND_MS;
const SILENCE_TIMEOUT_MS = 20 * SECOND_MS;
const MAX_CONNECTIONS = 3;
/** A pooled connection may have gone stale; a second failure is the server's. */
const MAX_REQUEUES = 1;
const IMPLICIT_TLS_PORT = 465;
const SUBMISSION_PORT = 587;

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}

/**
 * TLS rules: `smtps:` is TLS from the first byte. `smtp:` to this machine stays plain. `smtp:` to
 * another machine upgrades when offered, and must upgrade before a password is sent.
 */
export function smtpSettings(address: string) {
  const url = parseSmtpUrl(address);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const secure = url.protocol === 'smtps:';
  const isLocal = isLoopback(host);
  const user = decodeURIComponent(url.username);
  return {
    pool: true as const,
    host,
    port: url.port ? Number(url.port) : secure ? IMPLICIT_TLS_PORT : SUBMISSION_PORT,
    secure,
    ignoreTLS: !secure && isLocal,
    requireTLS: !secure && !isLocal && user !== '',
    tls: { minVersion: 'TLSv1.2' as const },
    ...(user ? { auth: { user, pass: decodeURIComponent(url.password) } } : {}),
    maxConnections: MAX_CONNECTIONS,
    maxRequeues: MAX_REQUEUES,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The message shows the form, never the value: it holds a password. */
function parseSmtpUrl(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.hostname && (url.protocol === 'smtp:' || url.protocol === 'smtps:')) return url;
  throw new RangeError('The mail server must look like smtp://user:password@mail.example.com:587');
}
