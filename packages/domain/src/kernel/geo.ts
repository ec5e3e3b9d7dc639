export interface Position {
  readonly lat: number;
  readonly lng: number;
}

export interface Fix extends Position {
  /** The accuracy a phone reports, in metres. */
  readonly accuracyM: number;
}

const EARTH_RADIUS_M = 6_371_008.8;
const RADIANS = Math.PI / 180;

/** Great-circle distance in metres (haversine). */
export function distanceM(a: Position, b: Position): number {
  const dLat = (b.lat - a.lat) * RADIANS;
  const dLng = (b.lng - a.lng) * RADIANS;
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(a.lat * RADIANS) * Math.cos(b.lat * RADIANS) * Math.sin(dLng / 2) ** 2;
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(h)));
}

const METRES_PER_KM = 1000;
const FAR_KM = 10;

/**
 * A distance in words: metres nearby, tenths of a kilometre further on, whole kilometres far away.
 */
export function formatDistance(metres: number, language: string): string {
  const km = metres / METRES_PER_KM;
  const isNear = km < 1;
  const format = new Intl.NumberFormat(`${language}-IN`, {
    style: 'unit',
    unit: isNear ? 'meter' : 'kilometer',
    maximumFractionDigits: isNear || km >= FAR_KM ? 0 : 1,
  });
  return format.format(isNear ? metres : km);
}

export type LocationVerdict = 'pass' | 'unsure' | 'fail';

/** A larger radius says nothing about a shop's door. */
const MAX_ACCURACY_M = 200;

/**
 * Compares the error circle with the shop's fence: overlapping passes, outside fails, and too large
 * a circle is for a person to decide.
 */
export function locationVerdict(fix: Fix, shop: Position, fenceM: number): LocationVerdict {
  if (!(fix.accuracyM >= 0) || fix.accuracyM > MAX_ACCURACY_M) return 'unsure';
  return distanceM(fix, shop) <= fix.accuracyM + fenceM ? 'pass' : 'fail';
}

/** Opens the phone's own map there, with or without a network. */
export function mapLink({ lat, lng }: Position, name: string): string {
  return `geo:${lat},${lng}?q=${lat},${lng}(${encodeURIComponent(name)})`;
}
