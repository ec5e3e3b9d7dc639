import { defineStates, MINUTE_MS } from '../kernel';
import { shopsPolicy } from './policy';

export const VISIT_STATES = ['marked', 'undone'] as const;
export type VisitState = (typeof VISIT_STATES)[number];

export const visitStates = defineStates<VisitState>({
  noun: 'visit',
  states: VISIT_STATES,
  initial: 'marked',
  transitions: [
    { from: 'marked', to: 'marked', by: shopsPolicy.act, via: 'shop_visit_note' },
    { from: 'marked', to: 'undone', by: shopsPolicy.act, via: 'shop_visit_undo' },
  ],
});

/** A wrong tap is noticed at once; later the visit has been counted. */
const UNDO_VISIT_MINUTES = 10;

/** Until when a visit can be undone. */
export function undoVisitUntilMs(visitedAt: string): number {
  return Date.parse(visitedAt) + UNDO_VISIT_MINUTES * MINUTE_MS;
}

/** What a photo of a visit begins its name with. */
export const VISIT_PHOTO_TYPE = 'visit';
