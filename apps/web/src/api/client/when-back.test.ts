import '../../../test/browser-stand-ins';
import type { Query } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { NetworkError, ServerError } from '@/api/errors/errors';
import { WHEN_BACK } from './when-back';

afterEach(() => {
  Object.assign(navigator, { onLine: true });
});

function pauseAfter(error: Error, data?: object) {
  return WHEN_BACK.refetchInterval({ state: { data, error } as Query['state'] });
}

it('retries what was not reached, and nothing else', () => {
  expect(pauseAfter(new NetworkError('unreachable'))).toBeGreaterThan(0);
  expect(pauseAfter(new NetworkError('unreachable'), {})).toBe(false);
  expect(pauseAfter(new ServerError('FORBIDDEN'))).toBe(false);
});

it('does not poll on an offline device, but retries when the network returns', () => {
  Object.assign(navigator, { onLine: false });
  expect(pauseAfter(new NetworkError('offline'))).toBe(false);
  expect(WHEN_BACK.refetchOnReconnect).toBe(true);
});
