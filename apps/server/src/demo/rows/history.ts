import type { PlacementType } from '@chowk/domain/campaigns';

export interface PastCampaign {
  readonly title: string;
  readonly brief: string;
  readonly placement_type: PlacementType;
  /** In rupees. */
  readonly payout: number;
  readonly slots: number;
  /** Days before today. */
  readonly launched: number;
  readonly ended: number;
  /** When each placement was approved, in days before today; the demo's store has the first. */
  readonly approved: readonly [number, ...number[]];
  readonly declined: number;
  readonly unanswered: number;
  /** Accepted, and no photo came. */
  readonly missed: number;
}

/** A week apart for the demo's store, so that it has come some way without a break. */
export const PAST_CAMPAIGNS: readonly PastCampaign[] = [
  {
    title: 'Monsoon noodles poster',
    brief: 'The poster hangs at the entrance, seen from the street.',
    placement_type: 'poster',
    payout: 250,
    slots: 8,
    launched: 52,
    ended: 38,
    approved: [46.2, 47.4, 44.1, 41.3],
    declined: 2,
    unanswered: 2,
    missed: 1,
  },
  {
    title: 'Detergent shelf strip',
    brief: 'The strip runs along the whole shelf, prices stay readable.',
    placement_type: 'shelf',
    payout: 300,
    slots: 8,
    launched: 41,
    ended: 23,
    approved: [25.2, 37.5, 33.1, 28.2],
    declined: 1,
    unanswered: 3,
    missed: 0,
  },
  {
    title: 'Biscuit jar on the counter',
    brief: 'One jar beside the till, the label faces the customer.',
    placement_type: 'counter',
    payout: 200,
    slots: 8,
    launched: 31,
    ended: 15,
    approved: [18.2, 27.4, 23.3, 21.5, 16.8],
    declined: 2,
    unanswered: 2,
    missed: 1,
  },
  {
    title: 'Diwali gift standee',
    brief: 'The standee stands by the door and hides nothing of the shop.',
    placement_type: 'standee',
    payout: 450,
    slots: 8,
    launched: 24,
    ended: 8.5,
    approved: [11.2, 20.3, 15.4, 9.3],
    declined: 2,
    unanswered: 1,
    missed: 0,
  },
  {
    title: 'Cold drinks door sticker',
    brief: 'On the fridge door at eye level, without bubbles.',
    placement_type: 'window',
    payout: 350,
    slots: 8,
    launched: 14,
    ended: 1.5,
    approved: [4.2, 11.4, 8.2, 6.3, 2.6],
    declined: 1,
    unanswered: 3,
    missed: 1,
  },
];

/**
 * Payments to the bank, in days before today. What was approved in the last week is to come; what
 * became payable since the last run can be paid out, or pay for goods.
 */
export const PAYOUT_RUNS = [24, 10, 6] as const;

/** When the bizman's shops were activated, in days before today. */
export const ACTIVATIONS = [56, 55, 48, 44, 36, 29, 12, 6] as const;

export interface OpenLead {
  readonly shop_name: string;
  readonly owner_name: string;
  readonly daysAgo: number;
  /** When the owner read out the code. */
  readonly verified?: number;
  /** When the bizman asked for its account. */
  readonly requested?: number;
}

export const OPEN_LEADS: readonly OpenLead[] = [
  { shop_name: 'New Bharat Stores', owner_name: 'Demo Pawar', daysAgo: 9, verified: 8 },
  { shop_name: 'Sai Krupa General Store', owner_name: 'Demo Sawant', daysAgo: 4, verified: 2 },
  {
    shop_name: 'Ganesh Dairy',
    owner_name: 'Demo Kadam',
    daysAgo: 3,
    verified: 2,
    requested: 0.4,
  },
  { shop_name: 'Corner Medical', owner_name: 'Demo D’Souza', daysAgo: 1 },
];

export interface WaitingProof {
  readonly hoursAgo: number;
  /** How far from the shop it was taken. */
  readonly awayM: number;
  readonly notes: string | null;
}

export const WAITING_PROOFS: readonly WaitingProof[] = [
  { hoursAgo: 26, awayM: 12, notes: null },
  { hoursAgo: 7, awayM: 640, notes: 'Taken after closing' },
  { hoursAgo: 2, awayM: 5, notes: null },
];
