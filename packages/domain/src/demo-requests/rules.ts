import { defineStates } from '../kernel';
import { demoRequestsPolicy } from './policy';

/** Who asks to be shown around. */
export const DEMO_AUDIENCES = ['brand', 'retailer', 'bizman', 'other'] as const;
export type DemoAudience = (typeof DEMO_AUDIENCES)[number];

/** When they would like to be called. */
export const DEMO_TIMES = ['morning', 'afternoon', 'evening'] as const;
export type DemoTime = (typeof DEMO_TIMES)[number];

export const DEMO_REQUEST_STATES = ['new', 'handled'] as const;
export type DemoRequestState = (typeof DEMO_REQUEST_STATES)[number];

export const demoRequestStates = defineStates<DemoRequestState>({
  noun: 'demo_request',
  states: DEMO_REQUEST_STATES,
  initial: 'new',
  transitions: [
    { from: 'new', to: 'handled', by: demoRequestsPolicy.handle, via: 'demo_request_handle' },
  ],
});

/** More from one number a day is a mistake or a prank. */
export const MAX_REQUESTS_A_DAY = 3;

/** The longest each may be, in letters. */
export const DEMO_LIMITS = { name: 80, city: 60, note: 500 } as const;
