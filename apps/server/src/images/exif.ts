/** What the camera says about the picture. A second witness only: anyone can write these. */
export interface PhotoExif {
  /** ISO time. Cameras that name no zone are taken to show Indian time. */
  readonly takenAt?: string;
  readonly lat?: number;
  readonly lng?: number;
  readonly accuracyM?: number;
  readonly make?: string;
  readonly model?: string;
  readonly orientation?: number;
}

const TIFF_OFFSET = Buffer.from('Exif\0\0', 'latin1').length;
/** Real blocks are under 64 KB; a larger one is not worth the parser's time. */
const MAX_EXIF_BYTES = 256 * 1024;
const IST_OFFSET = '+05:30';
const MAX_TEXT_LENGTH = 64;
const MAX_ACCURACY_M = 100_000;

type Tags = Readonly<Record<string, unknown>>;

/** Reads the EXIF block sharp found. Damaged or hostile blocks simply say nothing. */
export async function readExif(block: Buffer | undefined): Promise<PhotoExif> {
  if (!block || block.length <= TIFF_OFFSET || block.length > MAX_EXIF_BYTES) return {};
  const tags = await parseTags(block);
  return definedOnly({
    takenAt: takenAt(tags),
    ...position(tags),
    make: plainText(tags.Make),
    model: plainText(tags.Model),
    orientation: wholeBetween(tags.Orientation, 1, 8),
  });
}

async function parseTags(block: Buffer): Promise<Tags> {
  const { default: exifr } = await import('exifr');
  const hasPrefix = block.toString('latin1', 0, 4) === 'Exif';
  try {
    const tags: unknown = await exifr.parse(hasPrefix ? block.subarray(TIFF_OFFSET) : block, {
      gps: true,
      exif: true,
      makerNote: false,
      userComment: false,
      translateValues: false,
      // Revived dates would be read in the server's own time zone.
      reviveValues: false,
    });
    return typeof tags === 'object' && tags !== null ? { ...tags } : {};
  } catch {
    return {};
  }
}

const EXIF_TIME = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)/;
const EXIF_OFFSET = /^[+-]\d\d:\d\d$/;

function takenAt(tags: Tags): string | undefined {
  const parts = EXIF_TIME.exec(String(tags.DateTimeOriginal ?? ''));
  if (!parts) return undefined;
  const [, year, month, day, time] = parts;
  const named = plainText(tags.OffsetTimeOriginal) ?? '';
  const offset = EXIF_OFFSET.test(named) ? named : IST_OFFSET;
  const at = new Date(`${year}-${month}-${day}T${time}${offset}`);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}

/** Half a position is no position. */
function position(tags: Tags): Pick<PhotoExif, 'lat' | 'lng' | 'accuracyM'> {
  const lat = numberBetween(tags.latitude, -90, 90);
  const lng = numberBetween(tags.longitude, -180, 180);
  if (lat === undefined || lng === undefined) return {};
  return { lat, lng, accuracyM: numberBetween(tags.GPSHPositioningError, 0, MAX_ACCURACY_M) };
}

function numberBetween(value: unknown, from: number, to: number): number | undefined {
  return typeof value === 'number' && value >= from && value <= to ? value : undefined;
}

function wholeBetween(value: unknown, from: number, to: number): number | undefined {
  return Number.isInteger(value) ? numberBetween(value, from, to) : undefined;
}

function plainText(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.replace(/[^\x20-\x7e]+/g, ' ').trim();
  return text.slice(0, MAX_TEXT_LENGTH) || undefined;
}

function definedOnly(exif: PhotoExif): PhotoExif {
  return Object.fromEntries(Object.entries(exif).filter(([, value]) => value !== undefined));
}
