import { describe, expect, it } from 'vitest';
import { workerStateOf } from './worker-state';

const WORKER = {} as ServiceWorker;

describe('the state of the offline worker', () => {
  it.each([
    ['none', undefined],
    ['none', {}],
    ['installing', { installing: WORKER }],
    ['active', { active: WORKER }],
    ['waiting', { waiting: WORKER, active: WORKER }],
    ['waiting', { waiting: WORKER, installing: WORKER, active: WORKER }],
    ['installing', { installing: WORKER, active: WORKER }],
  ] as const)('%s', (state, registration) => {
    expect(workerStateOf(registration)).toBe(state);
  });
});
