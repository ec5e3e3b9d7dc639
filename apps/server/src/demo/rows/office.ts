import type { demoRequests } from '../../db/schema/demo-requests';

type DemoCall = Pick<
  typeof demoRequests.$inferInsert,
  'name' | 'phone' | 'audience' | 'city' | 'preferred_time' | 'note' | 'language'
> & {
  readonly hoursAgo: number;
  readonly handledHoursAgo?: number;
};

/** Nobody is called on these numbers. */
export const DEMO_CALLS: readonly DemoCall[] = [
  {
    name: 'Demo Caller Mehta',
    phone: '+919820009001',
    audience: 'brand',
    city: 'Mumbai',
    preferred_time: 'morning',
    note: 'We sell masalas in Pune and Nashik and want to see how a proof is checked.',
    language: 'en',
    hoursAgo: 5,
  },
  {
    name: 'Demo Caller यादव',
    phone: '+919820009002',
    audience: 'retailer',
    city: 'लखनऊ',
    preferred_time: 'evening',
    note: 'दो दुकानें हैं। पैसा कब और कैसे आता है?',
    language: 'hi',
    hoursAgo: 20,
  },
  {
    name: 'Demo Caller Thomas',
    phone: '+919820009003',
    audience: 'bizman',
    city: 'Kochi',
    preferred_time: 'afternoon',
    note: '',
    language: 'en',
    hoursAgo: 75,
    handledHoursAgo: 51,
  },
];

/** What devices sent too late, and the server could not take. */
export const REFUSED = [
  { command: 'deal_accept', code: 'OFFER_OVER', n: 2 },
  { command: 'proof_submit', code: 'WRONG_STATE', n: 1 },
] as const;

/** Harmless to do again, as often as one likes. */
export const GIVEN_UP = {
  job: 'proofs.remind-review',
  message: 'The mail server did not answer within 30 seconds',
} as const;
