/**
 * Checks a file's bytes before it is drawn: its name and declared type prove nothing, and a
 * truncated file draws half a picture without an error.
 */
export type PhotoKind = 'jpeg' | 'png' | 'webp' | 'heif';

type Bytes = Uint8Array<ArrayBuffer>;

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47];
const HEIF_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];
const MARKER = 0xff;
const SCAN = 0xda;
const END = 0xd9;
const FRAME = { first: 0xc0, last: 0xcf, not: [0xc4, 0xc8, 0xcc] };

function startsWith(bytes: Bytes, start: readonly number[]): boolean {
  return start.every((byte, place) => bytes[place] === byte);
}

function ascii(bytes: Bytes, from: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(from, from + length));
}

export function photoKind(bytes: Bytes): PhotoKind | undefined {
  if (startsWith(bytes, JPEG)) return 'jpeg';
  if (startsWith(bytes, PNG)) return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP') return 'webp';
  const isHeif = ascii(bytes, 4, 4) === 'ftyp' && HEIF_BRANDS.includes(ascii(bytes, 8, 4));
  return isHeif ? 'heif' : undefined;
}

export interface PhotoFacts {
  readonly isWhole: boolean;
  /** Unknown if the header does not say. */
  readonly pixels: number | undefined;
}

function isFrame(marker: number): boolean {
  return marker >= FRAME.first && marker <= FRAME.last && !FRAME.not.includes(marker);
}

/**
 * The end is searched after the picture starts, because an EXIF thumbnail has an end marker too.
 */
function hasEnd(bytes: Bytes, from: number): boolean {
  let at = bytes.indexOf(MARKER, from);
  while (at !== -1 && at + 1 < bytes.length) {
    if (bytes[at + 1] === END) return true;
    at = bytes.indexOf(MARKER, at + 1);
  }
  return false;
}

function jpegFacts(bytes: Bytes): PhotoFacts {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let pixels: number | undefined;
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === MARKER) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === SCAN) return { isWhole: hasEnd(bytes, at), pixels };
    if (isFrame(marker)) pixels = view.getUint16(at + 5) * view.getUint16(at + 7);
    at += 2 + view.getUint16(at + 2);
  }
  return { isWhole: false, pixels };
}

const PNG_WIDTH_AT = 16;
const PNG_TAIL_BYTES = 64;
const RIFF_HEAD_BYTES = 8;

export function photoFacts(kind: PhotoKind, bytes: Bytes): PhotoFacts {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (kind === 'jpeg') return jpegFacts(bytes);
  if (kind === 'png' && bytes.length > PNG_WIDTH_AT + RIFF_HEAD_BYTES) {
    const tail = ascii(bytes, Math.max(0, bytes.length - PNG_TAIL_BYTES), PNG_TAIL_BYTES);
    const pixels = view.getUint32(PNG_WIDTH_AT) * view.getUint32(PNG_WIDTH_AT + 4);
    return { isWhole: tail.includes('IEND'), pixels };
  }
  if (kind === 'webp') {
    const isWhole = view.getUint32(4, true) + RIFF_HEAD_BYTES <= bytes.length;
    return { isWhole, pixels: undefined };
  }
  return { isWhole: kind === 'heif', pixels: undefined };
}
