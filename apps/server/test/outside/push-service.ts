import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { importJWK, jwtVerify } from 'jose';

export interface Pushed {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A push service on this machine: takes what is sent, or answers as a path was told to. */
export async function startPushService() {
  const pushed: Pushed[] = [];
  const statuses = new Map<string, number>();
  let onPushed: () => void = () => undefined;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const path = request.url ?? '';
      pushed.push({ path, headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(statuses.get(path) ?? 201).end();
      onPushed();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    pushed,
    answer: (path: string, status: number) => statuses.set(path, status),
    /** Called whenever something arrived. */
    whenPushed: (told: () => void) => {
      onPushed = told;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

const KEY_LENGTH_AT = 20;

/** A browser's half: the keys it hands out, and what only it can read. */
export function createPushBrowser(endpoint: string) {
  const curve = createECDH('prime256v1');
  const ownKey = curve.generateKeys();
  const auth = randomBytes(16);
  const hkdf = (key: Buffer, salt: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, info, length));

  return {
    subscription: {
      endpoint,
      keys: { p256dh: ownKey.toString('base64url'), auth: auth.toString('base64url') },
    },
    /** As RFC 8291 has it. */
    decrypt: (body: Buffer): Record<string, unknown> => {
      const salt = body.subarray(0, 16);
      const keyEnd = KEY_LENGTH_AT + 1 + (body[KEY_LENGTH_AT] ?? 0);
      const senderKey = body.subarray(KEY_LENGTH_AT + 1, keyEnd);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), ownKey, senderKey]);
      const secret = hkdf(curve.computeSecret(senderKey), auth, info, 32);
      const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const sealed = body.subarray(keyEnd);
      const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString('utf8'));
    },
  };
}

/** Who sent it, as a push service checks it: signed for this very service with that key. */
export async function verifyVapid(authorization: string, publicKey: string, audience: string) {
  const token = /t=([^,]+)/.exec(authorization)?.[1] ?? '';
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const { payload } = await jwtVerify(token, await importJWK(jwk, 'ES256'), { audience });
  return payload;
}
