const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const TIME_BYTES = 6;
const ID_BYTES = 16;

export function isUuid(value: string): boolean {
  return UUID.test(value);
}

/**
 * A version 7 UUID: 48 bits of milliseconds, then random bits. Later rows sort later, so inserts
 * touch the right edge of an index. The caller passes time and randomness, since the domain has
 * neither.
 */
export function uuidV7(nowMs: number, random: Uint8Array): string {
  if (random.length < ID_BYTES - TIME_BYTES) throw new RangeError('uuidV7 needs 10 random bytes');
  const bytes = new Uint8Array(ID_BYTES);
  let rest = nowMs;
  for (let i = TIME_BYTES - 1; i >= 0; i--) {
    bytes[i] = rest % 256;
    rest = Math.floor(rest / 256);
  }
  bytes.set(random.subarray(0, ID_BYTES - TIME_BYTES), TIME_BYTES);
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  let id = '';
  for (let i = 0; i < ID_BYTES; i++) {
    if (i === 4 || i === 6 || i === 8 || i === 10) id += '-';
    id += HEX[bytes[i] ?? 0];
  }
  return id;
}

/** The creation time of a version 7 UUID. */
export function uuidTimeMs(id: string): number {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
}
