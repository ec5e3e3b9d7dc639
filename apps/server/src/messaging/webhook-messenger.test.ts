import { createHmac } from 'node:crypto';
import {
  createServer,
  type IncomingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openWebhookMessenger, type WebhookMessengerOptions } from './webhook-messenger';

const SECRET = 'shared-secret';
const MESSAGE = {
  to: '+919812345678',
  channel: 'sms',
  template: 'lead-otp',
  text: 'आपका कोड 123456 है',
  language: 'hi',
} as const;
const UNAVAILABLE = { code: 'UNAVAILABLE', message: 'The message could not be sent' };

interface Call {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let gateway: Server;
let origin: string;
let calls: Call[];
let respond: (response: ServerResponse) => void;
const log = { info: vi.fn(), warn: vi.fn() };

function messenger(options: Partial<WebhookMessengerOptions> = {}) {
  return openWebhookMessenger({ smsUrl: `${origin}/sms`, secret: SECRET, log, ...options });
}

beforeEach(async () => {
  calls = [];
  log.info.mockClear();
  log.warn.mockClear();
  respond = (response) => response.writeHead(202).end('{"queued":true}');
  gateway = createServer(async (request, response) => {
    const body = await text(request);
    calls.push({ path: request.url ?? '', headers: request.headers, body });
    respond(response);
  });
  await new Promise<void>((done) => gateway.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
});
afterEach(async () => {
  gateway.closeAllConnections();
  await new Promise((done) => gateway.close(done));
});

describe('openWebhookMessenger', () => {
  it('posts the message with its id, whole', async () => {
    const { id } = await messenger().send(MESSAGE);
    const [call] = calls;
    expect(call?.path).toBe('/sms');
    expect(JSON.parse(call?.body ?? '')).toEqual({ id, ...MESSAGE });
    expect(call?.headers).toMatchObject({
      'content-type': 'application/json',
      'idempotency-key': id,
    });
  });

  it('signs time and body, so the gateway can check both', async () => {
    const nowS = () => Math.floor(Date.now() / 1000);
    const beforeS = nowS();
    await messenger().send(MESSAGE);
    const [call] = calls;
    const timestamp = String(call?.headers['x-chowk-timestamp']);
    expect(Number(timestamp)).toBeGreaterThanOrEqual(beforeS);
    expect(Number(timestamp)).toBeLessThanOrEqual(nowS());
    const expected = createHmac('sha256', SECRET)
      .update(`${timestamp}.${call?.body}`)
      .digest('hex');
    expect(call?.headers['x-chowk-signature']).toBe(`sha256=${expected}`);
  });

  it('sends no signature without a secret', async () => {
    await openWebhookMessenger({ smsUrl: `${origin}/sms`, log }).send(MESSAGE);
    expect(calls[0]?.headers).not.toHaveProperty('x-chowk-signature');
  });

  it('keeps the id a retried job brings', async () => {
    const port = messenger();
    await port.send({ ...MESSAGE, id: 'job-7' });
    await port.send({ ...MESSAGE, id: 'job-7' });
    expect(calls.map(({ headers }) => headers['idempotency-key'])).toEqual(['job-7', 'job-7']);
  });

  it('knows its channels and uses the address of each', async () => {
    const port = messenger({ whatsappUrl: `${origin}/whatsapp` });
    await port.send({ ...MESSAGE, channel: 'whatsapp' });
    expect(calls[0]?.path).toBe('/whatsapp');
    expect(messenger().isConfigured('sms')).toBe(true);
    expect(messenger().isConfigured('whatsapp')).toBe(false);
    await expect(messenger().send({ ...MESSAGE, channel: 'whatsapp' })).rejects.toMatchObject(
      UNAVAILABLE,
    );
    expect(calls).toHaveLength(1);
  });

  it('writes neither number nor text nor secret to the log', async () => {
    await messenger().send(MESSAGE);
    respond = (response) => response.writeHead(500).end('boom');
    await expect(messenger().send(MESSAGE)).rejects.toThrow();
    const lines = JSON.stringify([log.info.mock.calls, log.warn.mock.calls]);
    expect(lines).toContain('•••••••••5678');
    expect(lines).not.toMatch(/98123|123456|shared-secret/);
  });
});

describe('when the gateway does not take it', () => {
  it.each([400, 401, 404, 429, 500, 503])('answers %i with a time to try again', async (status) => {
    respond = (response) => response.writeHead(status).end();
    await expect(messenger().send(MESSAGE)).rejects.toMatchObject({
      ...UNAVAILABLE,
      details: { retryAfterS: 30 },
    });
  });

  it.each([
    ['120', 120],
    ['999999', 3600],
    ['-5', 30],
    ['soon', 30],
  ])('reads retry-after %s as %i s', async (header, retryAfterS) => {
    respond = (response) => response.writeHead(429, { 'retry-after': header }).end();
    await expect(messenger().send(MESSAGE)).rejects.toMatchObject({ details: { retryAfterS } });
  });

  it('follows no redirect', async () => {
    respond = (response) => response.writeHead(307, { location: `${origin}/elsewhere` }).end();
    await expect(messenger().send(MESSAGE)).rejects.toMatchObject(UNAVAILABLE);
    expect(calls.map(({ path }) => path)).toEqual(['/sms']);
  });

  it('stops waiting for a gateway that hangs', async () => {
    respond = () => undefined;
    await expect(messenger({ timeoutMs: 50 }).send(MESSAGE)).rejects.toMatchObject(UNAVAILABLE);
    expect(log.warn.mock.calls[0]?.[0]).toMatchObject({ reason: 'TimeoutError' });
  });

  it('says so when nobody listens or the line drops', async () => {
    respond = (response) => response.destroy();
    await expect(messenger().send(MESSAGE)).rejects.toMatchObject(UNAVAILABLE);
    const nobody = messenger({ smsUrl: 'http://127.0.0.1:1/sms' });
    await expect(nobody.send(MESSAGE)).rejects.toMatchObject(UNAVAILABLE);
  });

  it('refuses a bad number before calling, and a bad address before serving', async () => {
    await expect(messenger().send({ ...MESSAGE, to: '98123' })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    expect(calls).toEqual([]);
    for (const smsUrl of ['ftp://x/key123', 'not an address key123', 'https://u:key123@x/']) {
      expect(() => messenger({ smsUrl })).toThrow(/must look like/);
      expect(() => messenger({ smsUrl })).not.toThrow(/key123/);
    }
  });
});
