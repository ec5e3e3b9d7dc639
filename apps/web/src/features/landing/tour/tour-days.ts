export type TourDay = 'store' | 'bizman';

export const TOUR_STEPS = [1, 2, 3, 4, 5] as const;
export type TourStep = (typeof TOUR_STEPS)[number];

/** The addresses are given; which day is behind which is ours. */
export const TOURS = {
  store: { path: '/demo/mobile-e', other: '/demo/mobile-optimized', join: '/retailer/signup' },
  bizman: { path: '/demo/mobile-optimized', other: '/demo/mobile-e', join: '/bizman/signup' },
} as const;
