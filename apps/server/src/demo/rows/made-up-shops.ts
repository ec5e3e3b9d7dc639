import type { ShopType } from '@chowk/domain/shops';
import { seededRandom } from '../../db/seed/seeded-random';

interface Area {
  readonly name: string;
  readonly city: string;
  readonly pin: string;
  readonly lat: number;
  readonly lng: number;
}

/** Real places, so that a map shows what it should; the shops in them are made up. */
export const AREAS: readonly [Area, ...Area[]] = [
  { name: 'Bandra West', city: 'Mumbai', pin: '400050', lat: 19.0596, lng: 72.8295 },
  { name: 'Andheri East', city: 'Mumbai', pin: '400069', lat: 19.1155, lng: 72.8727 },
  { name: 'Dadar', city: 'Mumbai', pin: '400014', lat: 19.0178, lng: 72.8478 },
  { name: 'Kothrud', city: 'Pune', pin: '411038', lat: 18.5074, lng: 73.8077 },
  { name: 'Karol Bagh', city: 'Delhi', pin: '110005', lat: 28.6519, lng: 77.1909 },
  { name: 'Jayanagar', city: 'Bengaluru', pin: '560041', lat: 12.925, lng: 77.5938 },
  { name: 'T Nagar', city: 'Chennai', pin: '600017', lat: 13.0418, lng: 80.2341 },
  { name: 'Salt Lake', city: 'Kolkata', pin: '700064', lat: 22.5867, lng: 88.4172 },
];

const FAMILIES = [
  'Gupta',
  'Sharma',
  'Patel',
  'Iyer',
  'Das',
  'Khan',
  'Reddy',
  'Kulkarni',
  'Singh',
  'Nair',
  'Joshi',
  'Fernandes',
] as const;

const KINDS: readonly [readonly [ShopType, string], ...(readonly [ShopType, string])[]] = [
  ['kirana', 'Kirana'],
  ['kirana', 'Provision Stores'],
  ['general_store', 'General Store'],
  ['supermarket', 'Super Bazaar'],
  ['chemist', 'Medical'],
  ['paan', 'Paan Corner'],
  ['bakery', 'Bakery'],
  ['dairy', 'Dairy'],
  ['stationery', 'Stationers'],
];

export interface MadeUpShop {
  readonly shop_name: string;
  readonly owner_name: string;
  readonly shop_type: ShopType;
  readonly area: string;
  readonly address: string;
  readonly pin_code: string;
  readonly lat: number;
  readonly lng: number;
}

/** About a kilometre around the middle of an area. */
const SPREAD_DEGREES = 0.01;

/** As many as asked for, spread over the areas; the same seed makes the same shops. */
export function madeUpShops(count: number, seed: number): MadeUpShop[] {
  const { next, between, pick } = seededRandom(seed);
  const near = (degrees: number) =>
    Number((degrees + (next() - 0.5) * 2 * SPREAD_DEGREES).toFixed(6));
  return Array.from({ length: count }, () => {
    const area = pick(AREAS);
    const family = pick(FAMILIES);
    const [shop_type, word] = pick(KINDS);
    return {
      shop_name: `${family} ${word}`,
      owner_name: `Demo ${family}`,
      shop_type,
      area: area.name,
      address: `Shop ${between(1, 240)}, Main Road, ${area.name}, ${area.city}`,
      pin_code: area.pin,
      lat: near(area.lat),
      lng: near(area.lng),
    };
  });
}
