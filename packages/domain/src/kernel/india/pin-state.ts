import { distanceM, type Position } from '../geo';

interface PinZone {
  /** GSTIN state codes a PIN code with these first two digits may be in. */
  readonly states: readonly string[];
  readonly centre: Position;
}

const zone = (lat: number, lng: number, ...states: readonly string[]): PinZone => ({
  states,
  centre: { lat, lng },
});

const UP = zone(27, 80.5, '09', '05');
const RAJASTHAN = zone(26.5, 74, '08');
const GUJARAT = zone(22.5, 71.8, '24', '26', '25');
const MAHARASHTRA = zone(19.3, 76, '27');
const MADHYA_PRADESH = zone(23.5, 78.3, '23', '22');
const ANDHRA = zone(15.9, 80.2, '37', '28', '34');
const KARNATAKA = zone(14.8, 75.8, '29');
const TAMIL_NADU = zone(11, 78.5, '33', '34');
const KERALA = zone(10.3, 76.2, '32', '34', '31');
const BENGAL = zone(24, 88, '19');
const ODISHA = zone(20.5, 84.5, '21');
const BIHAR = zone(24.8, 85.7, '10', '20');

const GOA = zone(15.4, 74, '30');
const SIKKIM = zone(27.5, 88.5, '11');
/** The Andaman islands, a thousand kilometres from Bengal, whose digits they share. */
const ISLANDS = zone(11.7, 92.7, '35');
const ASSAM = zone(26.3, 92.9, '18');
const ARUNACHAL = zone(27.9, 94.7, '12');
const MEGHALAYA = zone(25.5, 91.3, '17');
const NAGALAND = zone(26.1, 94.5, '13');
const JHARKHAND = zone(23.6, 85.5, '20', '10');

/** By the first two digits; nine is the army's, which is everywhere. */
const ZONES: Readonly<Record<string, PinZone>> = {
  '11': zone(28.6, 77.2, '07'),
  '12': zone(29.2, 76.5, '06'),
  '13': zone(29.2, 76.5, '06'),
  '14': zone(31, 75.5, '03', '04'),
  '15': zone(31, 75.5, '03'),
  '16': zone(30.7, 76.8, '04', '03'),
  '17': zone(31.8, 77.2, '02'),
  '18': zone(33.5, 75.5, '01'),
  '19': zone(34.2, 76.3, '01', '38'),
  '20': UP,
  '21': UP,
  '22': UP,
  '23': UP,
  '24': UP,
  '25': UP,
  '26': UP,
  '27': UP,
  '28': UP,
  '30': RAJASTHAN,
  '31': RAJASTHAN,
  '32': RAJASTHAN,
  '33': RAJASTHAN,
  '34': RAJASTHAN,
  '36': GUJARAT,
  '37': GUJARAT,
  '38': GUJARAT,
  '39': GUJARAT,
  '40': MAHARASHTRA,
  '41': MAHARASHTRA,
  '42': MAHARASHTRA,
  '43': MAHARASHTRA,
  '44': MAHARASHTRA,
  '45': MADHYA_PRADESH,
  '46': MADHYA_PRADESH,
  '47': MADHYA_PRADESH,
  '48': MADHYA_PRADESH,
  '49': zone(21.3, 81.9, '22', '23'),
  '50': zone(17.9, 79.2, '36', '37'),
  '51': ANDHRA,
  '52': ANDHRA,
  '53': ANDHRA,
  '56': KARNATAKA,
  '57': KARNATAKA,
  '58': KARNATAKA,
  '59': KARNATAKA,
  '60': TAMIL_NADU,
  '61': TAMIL_NADU,
  '62': TAMIL_NADU,
  '63': TAMIL_NADU,
  '64': TAMIL_NADU,
  '67': KERALA,
  '68': KERALA,
  '69': KERALA,
  '70': BENGAL,
  '71': BENGAL,
  '72': BENGAL,
  '73': BENGAL,
  '74': BENGAL,
  '75': ODISHA,
  '76': ODISHA,
  '77': ODISHA,
  '78': ASSAM,
  '80': BIHAR,
  '81': BIHAR,
  '82': BIHAR,
  '83': JHARKHAND,
  '84': BIHAR,
  '85': BIHAR,
};

/** Where the third digit is more precise: a state within a neighbour's circle. */
const DISTRICTS: Readonly<Record<string, PinZone>> = {
  '403': GOA,
  '737': SIKKIM,
  '744': ISLANDS,
  '790': ARUNACHAL,
  '791': ARUNACHAL,
  '792': ARUNACHAL,
  '793': MEGHALAYA,
  '794': MEGHALAYA,
  '795': zone(24.8, 93.9, '14'),
  '796': zone(23.3, 92.8, '15'),
  '797': NAGALAND,
  '798': NAGALAND,
  '799': zone(23.8, 91.6, '16'),
  '814': JHARKHAND,
  '815': JHARKHAND,
  '816': JHARKHAND,
  '822': JHARKHAND,
  '825': JHARKHAND,
  '826': JHARKHAND,
  '827': JHARKHAND,
  '828': JHARKHAND,
  '829': JHARKHAND,
};

const ZONE_DIGITS = 2;
const DISTRICT_DIGITS = 3;
/** Half of the widest state with a margin: detects another part of the country only. */
const MAX_FROM_CENTRE_M = 700_000;

function zoneOf(pinCode: string): PinZone | undefined {
  return DISTRICTS[pinCode.slice(0, DISTRICT_DIGITS)] ?? ZONES[pinCode.slice(0, ZONE_DIGITS)];
}

/** The states of a PIN code, the most likely first; empty for an unknown circle. */
export function statesOfPin(pinCode: string): readonly string[] {
  return zoneOf(pinCode)?.states ?? [];
}

/** Whether a PIN code may be in that state; unknown is not a contradiction. */
export function isPinOfState(pinCode: string, stateCode: string): boolean {
  return zoneOf(pinCode)?.states.includes(stateCode) ?? true;
}

export function isNearPin(position: Position, pinCode: string): boolean {
  const found = zoneOf(pinCode);
  return !found || distanceM(position, found.centre) <= MAX_FROM_CENTRE_M;
}

const INDIA = { south: 6.5, north: 37.1, west: 68, east: 97.5 } as const;

/** A bounding box of the country and its islands. */
export function isInIndia({ lat, lng }: Position): boolean {
  return lat >= INDIA.south && lat <= INDIA.north && lng >= INDIA.west && lng <= INDIA.east;
}
