/** An encrypted row. */
export interface LockedRow {
  readonly id: string;
  readonly nonce: Uint8Array<ArrayBuffer>;
  readonly bytes: ArrayBuffer;
}

const NONCE_BYTES = 12;
const LENGTH_BYTES = 4;
const BLOB_MARK = '$blob';

interface BlobPlace {
  readonly [BLOB_MARK]: { readonly type: string; readonly size: number };
}

function isBlobPlace(value: unknown): value is BlobPlace {
  return typeof value === 'object' && value !== null && BLOB_MARK in value;
}

/** JSON with a placeholder for each photo, followed by the photos in the same order. */
async function toBytes(row: unknown): Promise<ArrayBuffer> {
  const blobs: Blob[] = [];
  const json = JSON.stringify(row, (_, value: unknown) => {
    if (!(value instanceof Blob)) return value;
    blobs.push(value);
    return { [BLOB_MARK]: { type: value.type, size: value.size } };
  });
  const text = new TextEncoder().encode(json);
  const length = new DataView(new ArrayBuffer(LENGTH_BYTES));
  length.setUint32(0, text.length);
  return new Blob([length.buffer, text, ...blobs]).arrayBuffer();
}

function fromBytes(bytes: ArrayBuffer): unknown {
  const textEnd = LENGTH_BYTES + new DataView(bytes).getUint32(0);
  let blobStart = textEnd;
  const json = new TextDecoder().decode(bytes.slice(LENGTH_BYTES, textEnd));
  return JSON.parse(json, (_, value: unknown) => {
    if (!isBlobPlace(value)) return value;
    const { type, size } = value[BLOB_MARK];
    const blob = new Blob([bytes.slice(blobStart, blobStart + size)], { type });
    blobStart += size;
    return blob;
  });
}

export function importKey(key: string): Promise<CryptoKey> {
  const binary = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

/** The id is authenticated, so that a row cannot be swapped for another. */
function cipher(id: string, iv: Uint8Array<ArrayBuffer>): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(id) };
}

export async function lockRow(key: CryptoKey, row: { readonly id: string }): Promise<LockedRow> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const bytes = await crypto.subtle.encrypt(cipher(row.id, nonce), key, await toBytes(row));
  return { id: row.id, nonce, bytes };
}

/** Throws when the key is wrong or the row was changed. */
export async function unlockRow(key: CryptoKey, { id, nonce, bytes }: LockedRow): Promise<unknown> {
  return fromBytes(await crypto.subtle.decrypt(cipher(id, nonce), key, bytes));
}
