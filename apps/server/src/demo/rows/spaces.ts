import type { AdSpaceKind } from '@chowk/domain/shops';

export interface DemoSpace {
  readonly kind: AdSpaceKind;
  readonly title: string;
  readonly description: string;
  readonly width: number;
  readonly height: number;
  /** In rupees: a day, a week, a month. */
  readonly rates: readonly [day: number, week: number | null, month: number | null];
}

/** Of the shop the demo's store owns. */
export const OWN_SPACES: readonly [DemoSpace, DemoSpace, DemoSpace] = [
  {
    kind: 'shutter',
    title: 'Front shutter on Hill Road',
    description: 'Seen from the bus stop, closed from ten in the evening until eight.',
    width: 280,
    height: 240,
    rates: [120, 700, 2_400],
  },
  {
    kind: 'counter',
    title: 'Counter top beside the till',
    description: 'Room for one stand; everybody who pays looks at it.',
    width: 40,
    height: 50,
    rates: [60, 350, 1_200],
  },
  {
    kind: 'wall',
    title: 'Inner wall behind the freezer',
    description: 'Painted last month, well lit.',
    width: 180,
    height: 120,
    rates: [80, 450, null],
  },
];

/** Of shops nobody can sign in as, one each. */
export const OTHER_SPACES: readonly DemoSpace[] = [
  {
    kind: 'signboard',
    title: 'Signboard over the door',
    description: 'Lit until eleven.',
    width: 320,
    height: 90,
    rates: [150, 900, 3_000],
  },
  {
    kind: 'window',
    title: 'Street window, left half',
    description: '',
    width: 140,
    height: 160,
    rates: [90, 500, 1_800],
  },
  {
    kind: 'shelf',
    title: 'Eye-level shelf, two rows',
    description: 'Facing the entrance.',
    width: 90,
    height: 60,
    rates: [50, 300, 1_000],
  },
  {
    kind: 'poster',
    title: 'Poster frame at the entrance',
    description: '',
    width: 60,
    height: 90,
    rates: [30, 180, 600],
  },
  {
    kind: 'standee',
    title: 'Place for a standee by the queue',
    description: 'On the days of the week the market is open.',
    width: 80,
    height: 180,
    rates: [70, 400, null],
  },
  {
    kind: 'wall',
    title: 'Side wall to the lane',
    description: 'School children pass twice a day.',
    width: 500,
    height: 300,
    rates: [200, 1_200, 4_000],
  },
];

/** `{uploadedBy}/{type}_{timestamp}_{name}`, as everybody's; drawn once the server answers. */
export function demoSpacePath(ownerId: string, spaceId: string, kind: AdSpaceKind): string {
  return `${ownerId}/space_0_${kind}-${spaceId}.jpg`;
}
