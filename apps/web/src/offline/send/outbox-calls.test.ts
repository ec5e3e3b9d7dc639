import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createOutboxCalls, type OutboxCalls } from './outbox-calls';

type Answer = (request: IncomingMessage, response: ServerResponse, body: Buffer) => void;

const running: Server[] = [];

/** A real server on loopback, because the bytes on the wire are what is tested. */
async function callsTo(answer: Answer): Promise<OutboxCalls> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    answer(request, response, Buffer.concat(chunks));
  });
  running.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return createOutboxCalls({ baseUrl: `http://127.0.0.1:${port}`, applicationName: 'chowk-test' });
}

afterEach(() => {
  for (const server of running.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

function json(response: ServerResponse, status: number, body: unknown, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

const ID = '01900000-0000-7000-8000-000000000001';
const CALL = { id: ID, name: 'deal_accept', input: { id: ID } };
const DONE = { id: ID, status: 200, output: {}, replayed: false };

describe('a response that is not from our server', () => {
  it.each<[string, Answer]>([
    ['a page of a captive portal', (_, response) => response.end('<html>Sign in</html>')],
    ['half an answer', (_, response) => response.end('{"results":[{"id":"')],
    ['somebody else’s JSON', (_, response) => json(response, 200, { ok: true })],
    [
      'a result that promises nothing',
      (_, response) => json(response, 200, { results: [{ ...DONE, replayed: undefined }] }),
    ],
    [
      'a redirect to a sign-in page',
      ({ url }, response) => {
        if (url === '/portal') response.end('<html>Sign in</html>');
        else response.writeHead(302, { location: '/portal' }).end();
      },
    ],
  ])('%s is a failure of the network', async (_, answer) => {
    const { sendBatch } = await callsTo(answer);
    await expect(sendBatch([CALL])).rejects.toMatchObject({ problem: 'foreign_answer' });
  });

  it('respects a Retry-After of a proxy', async () => {
    const { sendBatch } = await callsTo((_, response) => {
      response.writeHead(503, { 'retry-after': '30' }).end('<h1>Busy</h1>');
    });
    await expect(sendBatch([CALL])).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      details: { retryAfterS: 30 },
    });
  });
});

it('asks for receipts by id and pulls from each cursor', async () => {
  const asked: (string | undefined)[] = [];
  const calls = await callsTo(({ url }, response) => {
    asked.push(url);
    json(response, 200, url?.includes('receipts') ? { items: [{ id: ID }] } : {});
  });
  expect(await calls.listReceipts([ID, 'b'])).toEqual(new Set([ID]));
  await calls.pull({ deals: '', shops: 'c' }, 500);
  expect(asked).toEqual([
    `/rest/v1/receipts?ids=${ID}%2Cb`,
    '/rest/v1/sync?deals=&shops=c&limit=500',
  ]);
});

/** Accepts uploads in pieces as the contract says, with network faults. */
function uploadServer(faults: { cutAfter?: number; damages?: number }) {
  const arrived = { bytes: Buffer.alloc(0), begun: 0, whole: false };
  let { cutAfter = 0, damages = 0 } = faults;
  const answer: Answer = (request, response, body) => {
    const stored = { bucket: 'b', path: 'p', width: 1, height: 1, sha256: 'x', size: 1 };
    if (request.method === 'POST') {
      arrived.begun += 1;
      const open = { id: ID, offset: arrived.bytes.length, size: 1, expires_at: '' };
      json(response, 200, arrived.whole ? stored : open);
      return;
    }
    const at = Number(request.headers['upload-offset']);
    if (at !== arrived.bytes.length) {
      const details = { offset: arrived.bytes.length };
      json(response, 409, { code: 'UPLOAD_OFFSET', message: '', details });
      return;
    }
    if (cutAfter > 0) {
      // The connection broke: part of the piece has arrived and the response never does.
      arrived.bytes = Buffer.concat([arrived.bytes, body.subarray(0, cutAfter)]);
      cutAfter = 0;
      response.destroy();
      return;
    }
    arrived.bytes = Buffer.concat([arrived.bytes, body]);
    if (arrived.bytes.length < SIZE) {
      json(response, 200, { id: ID, offset: arrived.bytes.length, size: SIZE, expires_at: '' });
    } else if (damages > 0) {
      damages -= 1;
      arrived.bytes = Buffer.alloc(0);
      json(response, 400, { code: 'UPLOAD_DAMAGED', message: '' });
    } else {
      arrived.whole = true;
      json(response, 200, stored);
    }
  };
  return { arrived, answer };
}

const SIZE = 600_000;
const photo = Buffer.from(Array.from({ length: SIZE }, (_, place) => place % 251));
const TO_SEND = { bucket: 'proof-photos', path: 'd-1.jpg', blob: new Blob([photo]) } as const;
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describe('a photo in pieces', () => {
  it('continues where the connection broke', async () => {
    const { arrived, answer } = uploadServer({ cutAfter: 1000 });
    const { uploadPhoto } = await callsTo(answer);
    await expect(uploadPhoto(TO_SEND)).rejects.toMatchObject({ problem: 'unreachable' });
    expect(arrived.bytes.length).toBe(1000);
    expect(await uploadPhoto(TO_SEND)).toMatchObject({ sha256: 'x' });
    expect(hashOf(arrived.bytes)).toBe(hashOf(photo));
    // Already stored, so nothing is sent again.
    expect(await uploadPhoto(TO_SEND)).toMatchObject({ sha256: 'x' });
  });

  it('is sent again after damage on the way, but not forever', async () => {
    const once = uploadServer({ damages: 1 });
    const calls = await callsTo(once.answer);
    expect(await calls.uploadPhoto(TO_SEND)).toMatchObject({ sha256: 'x' });
    expect(hashOf(once.arrived.bytes)).toBe(hashOf(photo));
    const always = uploadServer({ damages: 99 });
    const worse = await callsTo(always.answer);
    await expect(worse.uploadPhoto(TO_SEND)).rejects.toMatchObject({ problem: 'foreign_answer' });
    expect(always.arrived.begun).toBe(4);
  });
});
