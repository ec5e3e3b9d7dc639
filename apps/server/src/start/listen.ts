import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { createSecureServer, type Http2SecureServer } from 'node:http2';
import type { Socket } from 'node:net';
import { type ServerType, serve } from '@hono/node-server';
import type { Env } from '../env';
import { CannotStart, listenFailure } from './start-failure';

export interface Tls {
  readonly cert: Buffer;
  readonly key: Buffer;
}

export interface Listener {
  readonly port: number;
  /** Stops accepting, lets running requests finish, and then cuts the rest. */
  readonly close: (limitMs: number) => Promise<void>;
}

type Fetch = Parameters<typeof serve>[0]['fetch'];

async function readTlsFile(name: string, file: string): Promise<Buffer> {
  return readFile(file).catch((cause) => {
    throw new CannotStart(`${name} names ${file}, which could not be read.`, { cause });
  });
}

export async function readTls({ TLS_CERT_FILE, TLS_KEY_FILE }: Env): Promise<Tls | undefined> {
  if (!TLS_CERT_FILE || !TLS_KEY_FILE) return undefined;
  // One after the other: when both are missing, the certificate is always the one named.
  const cert = await readTlsFile('TLS_CERT_FILE', TLS_CERT_FILE);
  const key = await readTlsFile('TLS_KEY_FILE', TLS_KEY_FILE);
  return { cert, key };
}

function closePlain(server: Server, limitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), limitMs);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/** Node does not track these connections, unlike plain ones. */
function secureCloser(server: Http2SecureServer): Listener['close'] {
  const sockets = new Set<Socket>();
  const sessions = new Set<{ close: () => void }>();
  server.on('secureConnection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  return (limitMs) =>
    new Promise((resolve) => {
      const timer = setTimeout(() => {
        for (const socket of sockets) socket.destroy();
      }, limitMs);
      server.close(() => {
        clearTimeout(timer);
        resolve();
      });
      for (const session of sessions) session.close();
    });
}

/** HTTP/1.1, and with a certificate also HTTP/2, where many small requests share one connection. */
export function listen(fetch: Fetch, port: number, tls: Tls | undefined): Promise<Listener> {
  return new Promise((resolve, reject) => {
    const options = tls
      ? { createServer: createSecureServer, serverOptions: { ...tls, allowHTTP1: true } }
      : { createServer };
    const onListening = (info: { port: number }) => resolve({ port: info.port, close });
    let server: ServerType;
    try {
      server = serve({ fetch, port, ...options }, onListening);
    } catch (cause) {
      reject(
        new CannotStart('TLS_CERT_FILE and TLS_KEY_FILE are no certificate and its key.', {
          cause,
        }),
      );
      return;
    }
    server.once('error', (error) => reject(listenFailure(error, port)));
    const close: Listener['close'] = tls
      ? secureCloser(server as Http2SecureServer)
      : (limitMs) => closePlain(server as Server, limitMs);
  });
}
