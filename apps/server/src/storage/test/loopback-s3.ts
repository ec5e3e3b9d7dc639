import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

interface Kept {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

export interface LoopbackS3 {
  readonly endpoint: string;
  readonly seen: SeenRequest[];
  readonly objects: ReadonlyMap<string, Kept>;
  /** Answers every request with this status, or not at all, until set to undefined. */
  failWith(failure: number | 'silence' | undefined): void;
  close(): Promise<void>;
}

function digest(algorithm: string, encoding: 'hex' | 'base64', body: Buffer): string {
  return createHash(algorithm).update(body).digest(encoding);
}

interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string | number>>;
  readonly body?: Buffer | string;
}

function refuse(status: number, code: string): Answer {
  return {
    status,
    headers: { 'content-type': 'application/xml' },
    body: `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
  };
}

/** The few S3 calls the store makes, checked like a real service does. */
export async function startLoopbackS3(accessKeyId: string): Promise<LoopbackS3> {
  const seen: SeenRequest[] = [];
  const objects = new Map<string, Kept>();
  let failure: number | 'silence' | undefined;

  function put({ path, headers, body }: SeenRequest): Answer {
    const checksum = headers['x-amz-checksum-sha256'];
    if (checksum !== digest('sha256', 'base64', body)) return refuse(400, 'BadDigest');
    const etag = `"${digest('md5', 'hex', body)}"`;
    const kept: Record<string, string> = { 'content-type': headers['content-type'] ?? '', etag };
    for (const [name, value] of Object.entries(headers)) {
      if (name.startsWith('x-amz-meta-')) kept[name] = String(value);
    }
    objects.set(path, { body, headers: kept });
    return { status: 200, headers: { etag } };
  }

  function read({ method, path }: SeenRequest): Answer {
    const kept = objects.get(path);
    if (!kept) return refuse(404, 'NoSuchKey');
    const headers = { ...kept.headers, 'content-length': kept.body.length };
    return { status: 200, headers, ...(method === 'GET' ? { body: kept.body } : {}) };
  }

  function answer(request: SeenRequest): Answer {
    const { authorization = '', 'x-amz-content-sha256': signed } = request.headers;
    if (typeof failure === 'number') return refuse(failure, 'InternalError');
    if (!authorization.includes(`Credential=${accessKeyId}/`)) {
      return refuse(403, 'InvalidAccessKeyId');
    }
    if (signed !== digest('sha256', 'hex', request.body)) {
      return refuse(400, 'XAmzContentSHA256Mismatch');
    }
    if (request.method === 'PUT') return put(request);
    if (request.method === 'GET' || request.method === 'HEAD') return read(request);
    if (request.method !== 'DELETE') return refuse(405, 'MethodNotAllowed');
    objects.delete(request.path);
    return { status: 204 };
  }

  const server = createServer(async (incoming, response) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://loopback');
    const request = {
      method: incoming.method ?? '',
      path: decodeURIComponent(pathname),
      headers: incoming.headers,
      body: await buffer(incoming),
    };
    seen.push(request);
    if (failure === 'silence') return;
    const { status, headers, body } = answer(request);
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    seen,
    objects,
    failWith: (next) => {
      failure = next;
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
