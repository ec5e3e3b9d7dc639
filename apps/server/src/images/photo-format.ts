export type PhotoFormat = 'jpeg' | 'png' | 'webp' | 'heif';

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Brands of still pictures phones write; whether one decodes depends on the build of sharp. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

function ascii(bytes: Buffer, from: number, length: number): string {
  return bytes.toString('latin1', from, from + length);
}

/** What the first bytes say. The file's name and declared type are never asked. */
export function photoFormat(bytes: Buffer): PhotoFormat | undefined {
  if (bytes.subarray(0, JPEG.length).equals(JPEG)) return 'jpeg';
  if (bytes.subarray(0, PNG.length).equals(PNG)) return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP') return 'webp';
  if (ascii(bytes, 4, 4) === 'ftyp' && HEIC_BRANDS.includes(ascii(bytes, 8, 4))) return 'heif';
  return undefined;
}
