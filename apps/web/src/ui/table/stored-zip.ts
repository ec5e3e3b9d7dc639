/** A ZIP whose parts are stored as they are: enough for a spreadsheet, and no compressor to load. */
interface Part {
  readonly name: string;
  readonly content: string;
}

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END_OF_DIRECTORY = 0x06054b50;
const VERSION = 20;
/** Names and texts are UTF-8. */
const UTF8_FLAG = 0x0800;
/** The first of January 1980: the format wants a day, and nobody reads it. */
const FIRST_DAY = 0x21;
const CRC_POLYNOMIAL = 0xedb88320;

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++)
    value = value & 1 ? CRC_POLYNOMIAL ^ (value >>> 1) : value >>> 1;
  return value;
});

export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

/** Little-endian fields: a pair is the value and its width in bytes. */
function record(fields: readonly (readonly [number, 2 | 4])[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(fields.reduce((sum, [, width]) => sum + width, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [value, width] of fields) {
    if (width === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += width;
  }
  return bytes;
}

export function storedZip(parts: readonly Part[]): Uint8Array<ArrayBuffer>[] {
  const encoder = new TextEncoder();
  const files: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const { name, content } of parts) {
    const nameBytes = encoder.encode(name);
    const bytes = encoder.encode(content);
    const described = [
      [VERSION, 2],
      [UTF8_FLAG, 2],
      [0, 2],
      [0, 2],
      [FIRST_DAY, 2],
      [crc32(bytes), 4],
      [bytes.length, 4],
      [bytes.length, 4],
      [nameBytes.length, 2],
      [0, 2],
    ] as const;
    const local = record([[LOCAL_HEADER, 4], ...described]);
    const rest = [0, 0, 0].map((value) => [value, 2] as const);
    const central = [[CENTRAL_HEADER, 4], [VERSION, 2], ...described, ...rest] as const;
    directory.push(record([...central, [0, 4], [offset, 4]]), nameBytes);
    files.push(local, nameBytes, bytes);
    offset += local.length + nameBytes.length + bytes.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = record([
    [END_OF_DIRECTORY, 4],
    [0, 2],
    [0, 2],
    [parts.length, 2],
    [parts.length, 2],
    [size, 4],
    [offset, 4],
    [0, 2],
  ]);
  return [...files, ...directory, end];
}
