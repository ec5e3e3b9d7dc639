import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type ClientHttp2Session, connect } from 'node:http2';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterEach, describe, expect, it } from 'vitest';
import { selfSigned } from '../../test/self-signed';
import { readEnv } from '../env';
import { callerAddress } from '../http/client-address';
import type { HttpVariables } from '../http/types';
import { type Listener, listen, readTls } from './listen';

const SOON_MS = 100;
const tls = selfSigned();
const running: Listener[] = [];
const sessions: ClientHttp2Session[] = [];

/** Like the event stream: a first line at once, and no end. */
function endless(): ReadableStream {
  return new ReadableStream({
    start: (stream) => stream.enqueue(new TextEncoder().encode(': hello\n\n')),
  });
}

async function start(): Promise<Listener> {
  const app = new Hono<HttpVariables>();
  app.get('/who', (c) => c.json({ address: callerAddress(c, 0), url: c.req.url }));
  app.post('/echo', async (c) => c.text(await c.req.text()));
  app.get('/stream', (c) => c.body(endless(), 200, { 'Content-Type': 'text/event-stream' }));
  const listener = await listen(app.fetch, 0, tls);
  running.push(listener);
  return listener;
}

function open({ port }: Listener): ClientHttp2Session {
  const session = connect(`https://localhost:${port}`, { rejectUnauthorized: false });
  session.on('error', () => {});
  sessions.push(session);
  return session;
}

async function ask(session: ClientHttp2Session, path: string, body?: string): Promise<string> {
  const stream = session.request({ ':path': path, ':method': body ? 'POST' : 'GET' });
  stream.end(body);
  let text = '';
  for await (const chunk of stream) text += chunk;
  return text;
}

afterEach(async () => {
  for (const session of sessions.splice(0)) session.destroy();
  await Promise.all(running.splice(0).map((listener) => listener.close(0)));
});

describe('with a certificate', () => {
  it('serves many requests on one HTTP/2 connection, with their session', async () => {
    const listener = await start();
    const session = open(listener);
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(session, '/who')));
    expect(session.alpnProtocol).toBe('h2');
    expect(new Set(answers).size).toBe(1);
    expect(JSON.parse(answers[0] ?? '')).toEqual({
      address: expect.stringMatching(/127\.0\.0\.1|::1/),
      url: `https://localhost:${listener.port}/who`,
    });
    expect(await ask(session, '/echo', '{"a":1}')).toBe('{"a":1}');
  });

  it('serves clients that speak HTTP/1.1 only', async () => {
    const { port } = await start();
    const address = `https://localhost:${port}/who`;
    const status = await new Promise((resolve, reject) => {
      request(address, { rejectUnauthorized: false }, (response) => {
        response.resume();
        resolve([response.statusCode, response.httpVersion]);
      })
        .once('error', reject)
        .end();
    });
    expect(status).toEqual([200, '1.1']);
  });

  it('streams beside other requests, and ends the stream when it stops', async () => {
    const listener = await start();
    const session = open(listener);
    const stream = session.request({ ':path': '/stream' });
    stream.on('error', () => {});
    const first = await new Promise((resolve) => stream.once('data', resolve));
    expect(String(first)).toBe(': hello\n\n');
    expect(await ask(session, '/who')).toContain('address');
    const ended = new Promise((resolve) => stream.once('close', resolve));
    await listener.close(SOON_MS);
    await ended;
  });
});

describe('the certificate files', () => {
  const files = async (cert: string | Buffer, key: string | Buffer) => {
    const folder = await mkdtemp(join(tmpdir(), 'chowk-tls-'));
    const [TLS_CERT_FILE, TLS_KEY_FILE] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
    await Promise.all([writeFile(TLS_CERT_FILE, cert), writeFile(TLS_KEY_FILE, key)]);
    const remove = () => rm(folder, { recursive: true });
    return { env: readEnv({ TLS_CERT_FILE, TLS_KEY_FILE }), remove };
  };

  it('are read as the environment names them', async () => {
    const { env, remove } = await files(tls.cert, tls.key);
    expect(await readTls(env)).toEqual(tls);
    await remove();
    await expect(readTls(env)).rejects.toThrow('TLS_CERT_FILE names');
    expect(await readTls(readEnv({}))).toBeUndefined();
  });

  it('are required together', () => {
    expect(() => readEnv({ TLS_CERT_FILE: 'cert.pem' })).toThrow('TLS_KEY_FILE is required');
    expect(() => readEnv({ TLS_KEY_FILE: 'key.pem' })).toThrow('TLS_CERT_FILE is required');
  });

  it('are a certificate and its key, or the error says which is not', async () => {
    const wrong = { cert: Buffer.from('no'), key: Buffer.from('no') };
    await expect(listen(() => new Response(), 0, wrong)).rejects.toThrow('are no certificate');
  });
});
