import type { Position } from '@chowk/domain/kernel';

const METRES_PER_DEGREE = 111_195;
const RADIANS = Math.PI / 180;
const MARGIN = 0.1;
const LEAST_SIDE_M = 500;
/** The bar takes at most this share of the width. */
const LONGEST_BAR = 0.35;
const BAR_STEPS = [5, 2, 1];

export interface ShopSpot {
  readonly shopId: string;
  readonly shopName: string;
  /** From 0 to 1, from the left and from the top. */
  readonly x: number;
  readonly y: number;
}

export interface PlacedShop {
  readonly shopId: string;
  readonly shopName: string;
  readonly position: Position;
}

/** The longest of 1, 2, 5, 10 … metres that fits. */
function barOf(sideM: number): number {
  const most = sideM * LONGEST_BAR;
  const power = 10 ** Math.floor(Math.log10(most));
  return (BAR_STEPS.find((step) => step * power <= most) ?? 1) * power;
}

/** Shops on a square to scale, north up; a degree east is shorter the further from the equator. */
export function plotShops(shops: readonly PlacedShop[]) {
  const lats = shops.map(({ position }) => position.lat);
  const lngs = shops.map(({ position }) => position.lng);
  const middle = {
    lat: (Math.min(...lats) + Math.max(...lats)) / 2,
    lng: (Math.min(...lngs) + Math.max(...lngs)) / 2,
  };
  const metres = shops.map(({ position: { lat, lng } }) => ({
    east: (lng - middle.lng) * METRES_PER_DEGREE * Math.cos(middle.lat * RADIANS),
    south: (middle.lat - lat) * METRES_PER_DEGREE,
  }));
  const reach = Math.max(
    LEAST_SIDE_M / 2,
    ...metres.flatMap(({ east, south }) => [Math.abs(east), Math.abs(south)]),
  );
  const sideM = reach * 2 * (1 + MARGIN);
  const spots: ShopSpot[] = shops.map(({ shopId, shopName }, i) => ({
    shopId,
    shopName,
    x: 0.5 + (metres[i]?.east ?? 0) / sideM,
    y: 0.5 + (metres[i]?.south ?? 0) / sideM,
  }));
  const barM = barOf(sideM);
  return { spots, barM, barShare: barM / sideM };
}
