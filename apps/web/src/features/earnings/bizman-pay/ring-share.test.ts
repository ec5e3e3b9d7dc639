import { expect, it } from 'vitest';
import { ringShare } from './ring-share';

it.each([
  [0, 10, 0],
  [5, 10, 0.5],
  [12, 10, 1],
  [60, undefined, 1],
])('%i activations towards %s fill %d of the ring', (activations, next, share) => {
  expect(ringShare(activations, next).share).toBe(share);
});
