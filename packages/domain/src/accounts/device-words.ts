export interface DeviceWords {
  /** Names of products, the same in every language; null when the device did not say. */
  readonly browser: string | null;
  readonly system: string | null;
}

type Names = readonly (readonly [RegExp, string])[];

/** Most browsers also claim to be others, so the more specific come first. */
const BROWSERS: Names = [
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/OPR\/|Opera/, 'Opera'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/UCBrowser\//, 'UC Browser'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Version\/.*Safari\//, 'Safari'],
];

const SYSTEMS: Names = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

function nameIn(text: string, names: Names): string | null {
  return names.find(([shape]) => shape.test(text))?.[1] ?? null;
}

/** What a person recognises a device by. */
export function describeDevice(userAgent: string | null): DeviceWords {
  const text = userAgent ?? '';
  return { browser: nameIn(text, BROWSERS), system: nameIn(text, SYSTEMS) };
}

const V4_SHOWN = 2;
const V6_SHOWN = 3;

/** The network part of an address only. */
export function coarseAddress(address: string | null): string | null {
  if (!address) return null;
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (/^\d+\.\d+\.\d+\.\d+$/.test(plain)) {
    return `${plain.split('.').slice(0, V4_SHOWN).join('.')}.x.x`;
  }
  const groups = plain.split(':').filter((group) => group !== '');
  if (groups.length <= V6_SHOWN) return plain;
  return `${groups.slice(0, V6_SHOWN).join(':')}:…`;
}
