/**
 * Resizing a photo on a canvas loses its EXIF block with the camera's time and place. Reviewers use
 * them as additional evidence, so the block is copied.
 */
const START = [0xff, 0xd8] as const;
const EXIF_MARKER = 0xffe1;
const SCAN_MARKER = 0xffda;
const EXIF_NAME = 'Exif\0\0';
const SEGMENT_HEAD = 4;
const MARKER_BYTES = 2;
const TIFF_HEAD = SEGMENT_HEAD + EXIF_NAME.length;
const FIRST_TABLE_AT = 4;
const COUNT_BYTES = 2;
const ENTRY_BYTES = 12;
const VALUE_AT = 8;
const ORIENTATION_TAG = 0x0112;
const LITTLE_ENDIAN = 0x4949;
const UPRIGHT = 1;

type Bytes = Uint8Array<ArrayBuffer>;

function viewOf(bytes: Bytes): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function isExif(bytes: Bytes, at: number): boolean {
  const name = bytes.subarray(at + SEGMENT_HEAD, at + TIFF_HEAD);
  return String.fromCharCode(...name) === EXIF_NAME;
}

/** The whole block with its marker; undefined when there is none or the file is not a JPEG. */
export function findExif(jpeg: Bytes): Bytes | undefined {
  if (jpeg[0] !== START[0] || jpeg[1] !== START[1]) return undefined;
  const view = viewOf(jpeg);
  let at: number = START.length;
  while (at + SEGMENT_HEAD <= jpeg.length) {
    const marker = view.getUint16(at);
    const end = at + MARKER_BYTES + view.getUint16(at + MARKER_BYTES);
    if (marker >> 8 !== 0xff || marker === SCAN_MARKER || end > jpeg.length) return undefined;
    if (marker === EXIF_MARKER && isExif(jpeg, at)) return jpeg.slice(at, end);
    at = end;
  }
  return undefined;
}

/** The resized photo is already upright, so the orientation must not rotate it again. */
function markUpright(exif: Bytes): void {
  const view = viewOf(exif.subarray(TIFF_HEAD));
  const isLittle = view.getUint16(0) === LITTLE_ENDIAN;
  const table = view.getUint32(FIRST_TABLE_AT, isLittle);
  const count = view.getUint16(table, isLittle);
  for (let index = 0; index < count; index += 1) {
    const entry = table + COUNT_BYTES + index * ENTRY_BYTES;
    if (view.getUint16(entry, isLittle) !== ORIENTATION_TAG) continue;
    view.setUint16(entry + VALUE_AT, UPRIGHT, isLittle);
  }
}

/** The resized JPEG with the original's EXIF block; a damaged block is left out. */
export function withExifOf(original: Bytes, drawn: Bytes): Bytes {
  const exif = findExif(original);
  if (!exif) return drawn;
  try {
    markUpright(exif);
  } catch {
    return drawn;
  }
  const joined = new Uint8Array(drawn.length + exif.length);
  joined.set(drawn.subarray(0, START.length));
  joined.set(exif, START.length);
  joined.set(drawn.subarray(START.length), START.length + exif.length);
  return joined;
}
