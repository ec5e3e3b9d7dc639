import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

type Cbor = number | string | Uint8Array | ReadonlyMap<Cbor, Cbor>;

const MAJOR = { positive: 0, negative: 1, bytes: 2, text: 3, map: 5 } as const;
const FLAGS = { present: 0x01, verified: 0x04, withKey: 0x40 } as const;
/** COSE: an elliptic curve key (2) on P-256 (1), signing as ES256 (-7). */
const EC2 = { kty: 1, alg: 3, crv: -1, x: -2, y: -3 } as const;

function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 0xff]);
}

/** As much of RFC 8949 as an authenticator needs. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') {
    return value < 0 ? head(MAJOR.negative, -1 - value) : head(MAJOR.positive, value);
  }
  if (typeof value === 'string') {
    const text = Buffer.from(value);
    return Buffer.concat([head(MAJOR.text, text.length), text]);
  }
  if (value instanceof Uint8Array) {
    return Buffer.concat([head(MAJOR.bytes, value.length), value]);
  }
  const entries = [...value].flatMap(([key, item]) => [cbor(key), cbor(item)]);
  return Buffer.concat([head(MAJOR.map, value.size), ...entries]);
}

function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  return cbor(
    new Map<Cbor, Cbor>([
      [EC2.kty, 2],
      [EC2.alg, -7],
      [EC2.crv, 1],
      [EC2.x, Buffer.from(x, 'base64url')],
      [EC2.y, Buffer.from(y, 'base64url')],
    ]),
  );
}

const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array) => Buffer.from(data).toString('base64url');

export interface PasskeySite {
  readonly origin: string;
  readonly rpId: string;
}

/** A phone with one passkey in it: written apart from the server, so that both are tried. */
export function passkeyDevice(
  credentialId: Uint8Array = randomBytes(32),
  keys = generateKeyPairSync('ec', { namedCurve: 'P-256' }),
) {
  let signCount = 0;

  const authData = ({ rpId }: PasskeySite, flags: number, rest: Uint8Array = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(signCount);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, rest]);
  };
  const clientData = (type: string, challenge: ArrayBuffer, { origin }: PasskeySite) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: base64url(new Uint8Array(challenge)),
        origin,
        crossOrigin: false,
      }),
    );
  /** As a browser hands it over: `toJSON` is what the auth client sends. */
  const credential = (response: Readonly<Record<string, string>>) => {
    const id = base64url(credentialId);
    const json = { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
    return { ...json, toJSON: () => json };
  };

  return {
    id: base64url(credentialId),
    /** The same key with the same count, as somebody would have who copied the phone. */
    copy: () => {
      const twin = passkeyDevice(credentialId, keys);
      twin.setCount(signCount);
      return twin;
    },
    setCount: (count: number) => {
      signCount = count;
    },
    create: (challenge: ArrayBuffer, site: PasskeySite) => {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const key = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey(keys.publicKey)]);
      const flags = FLAGS.present | FLAGS.verified | FLAGS.withKey;
      const attestationObject = cbor(
        new Map<Cbor, Cbor>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData(site, flags, key)],
        ]),
      );
      return credential({
        attestationObject: base64url(attestationObject),
        clientDataJSON: base64url(clientData('webauthn.create', challenge, site)),
      });
    },
    get: (challenge: ArrayBuffer, site: PasskeySite) => {
      signCount += 1;
      const data = authData(site, FLAGS.present | FLAGS.verified);
      const told = clientData('webauthn.get', challenge, site);
      const signature = sign('sha256', Buffer.concat([data, sha256(told)]), keys.privateKey);
      return credential({
        authenticatorData: base64url(data),
        clientDataJSON: base64url(told),
        signature: base64url(signature),
      });
    },
  };
}

export type PasskeyDevice = ReturnType<typeof passkeyDevice>;
