import type { Position } from '@chowk/domain/kernel';

const METRES_PER_DEGREE = 111_195;
const RADIANS = Math.PI / 180;
/** Room around what is drawn, as a share of it. */
const MARGIN = 0.12;
/** A scale bar takes at most this share of the width. */
const LONGEST_BAR = 0.4;
const BAR_STEPS = [5, 2, 1] as const;

/** Metres east and south of the shop, as a drawing counts them. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Circle extends Spot {
  readonly radius: number;
}

export interface LocationPlan {
  readonly fence: Circle;
  readonly phone: Circle | undefined;
  /** The fence where the pin was before the shop moved it. */
  readonly former: Circle | undefined;
  readonly witnesses: readonly Spot[];
  /** A square that holds everything, in metres. */
  readonly view: { readonly x: number; readonly y: number; readonly side: number };
  readonly barM: number;
}

export function metresFrom(shop: Position, { lat, lng }: Position): Spot {
  return {
    x: (lng - shop.lng) * METRES_PER_DEGREE * Math.cos(shop.lat * RADIANS),
    y: (shop.lat - lat) * METRES_PER_DEGREE,
  };
}

/** The longest of 1, 2, 5, 10, 20, 50 … metres that fits. */
export function barMetres(sideM: number): number {
  const most = Math.max(1, sideM * LONGEST_BAR);
  const power = 10 ** Math.floor(Math.log10(most));
  const step = BAR_STEPS.find((candidate) => candidate * power <= most) ?? 1;
  return step * power;
}

interface PlanFacts {
  readonly shop: Position;
  readonly fenceM: number;
  readonly fix: (Position & { readonly accuracy_m: number }) | null;
  /** Where the photos themselves say they were taken. */
  readonly photos: readonly Position[];
  readonly former?: Position | undefined;
}

/** Everything in one scale: what looks far is far. */
export function locationPlan({ shop, fenceM, fix, photos, former: from }: PlanFacts): LocationPlan {
  const fence = { x: 0, y: 0, radius: fenceM };
  const phone = fix ? { ...metresFrom(shop, fix), radius: fix.accuracy_m } : undefined;
  const former = from ? { ...metresFrom(shop, from), radius: fenceM } : undefined;
  const witnesses = photos.map((photo) => metresFrom(shop, photo));
  const all: Circle[] = [
    fence,
    ...(phone ? [phone] : []),
    ...(former ? [former] : []),
    ...witnesses.map((spot) => ({ ...spot, radius: 0 })),
  ];
  const left = Math.min(...all.map(({ x, radius }) => x - radius));
  const right = Math.max(...all.map(({ x, radius }) => x + radius));
  const top = Math.min(...all.map(({ y, radius }) => y - radius));
  const bottom = Math.max(...all.map(({ y, radius }) => y + radius));
  const side = Math.max(right - left, bottom - top) * (1 + 2 * MARGIN);
  const view = { x: (left + right - side) / 2, y: (top + bottom - side) / 2, side };
  return { fence, phone, former, witnesses, view, barM: barMetres(side) };
}
