import { afterAll, vi } from 'vitest';

// Files share a worker: what one of them puts in the place of `fetch`, or stores, is not the next's.
afterAll(() => {
  vi.unstubAllGlobals();
  globalThis.localStorage?.clear();
  globalThis.sessionStorage?.clear();
});
