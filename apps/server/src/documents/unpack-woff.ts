import { inflateSync } from 'node:zlib';

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;
const ALIGNMENT = 4;

interface Table {
  readonly tag: number;
  readonly checksum: number;
  readonly bytes: Buffer;
}

function readTable(woff: Buffer, i: number): Table {
  const at = WOFF_HEADER + i * WOFF_ENTRY;
  const offset = woff.readUInt32BE(at + 4);
  const packedLength = woff.readUInt32BE(at + 8);
  const length = woff.readUInt32BE(at + 12);
  const packed = woff.subarray(offset, offset + packedLength);
  return {
    tag: woff.readUInt32BE(at),
    checksum: woff.readUInt32BE(at + 16),
    bytes: packedLength < length ? inflateSync(packed) : packed,
  };
}

const padded = (length: number): number => Math.ceil(length / ALIGNMENT) * ALIGNMENT;

/**
 * Letters for the web as plain letters. The PDF library can read the packed ones, but unpacks them
 * in script, for every document, which takes a second where this takes a few milliseconds once.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, i) => readTable(woff, i));
  const head = Buffer.alloc(SFNT_HEADER + count * SFNT_ENTRY);
  const powers = Math.floor(Math.log2(count));
  head.writeUInt32BE(woff.readUInt32BE(4), 0);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(2 ** powers * SFNT_ENTRY, 6);
  head.writeUInt16BE(powers, 8);
  head.writeUInt16BE((count - 2 ** powers) * SFNT_ENTRY, 10);
  const parts: Buffer[] = [head];
  let offset = head.byteLength;
  for (const [i, { tag, checksum, bytes }] of tables.entries()) {
    const at = SFNT_HEADER + i * SFNT_ENTRY;
    head.writeUInt32BE(tag, at);
    head.writeUInt32BE(checksum, at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(bytes.byteLength, at + 12);
    parts.push(bytes, Buffer.alloc(padded(bytes.byteLength) - bytes.byteLength));
    offset += padded(bytes.byteLength);
  }
  return Buffer.concat(parts);
}
