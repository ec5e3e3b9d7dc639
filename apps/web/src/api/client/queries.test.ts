import '../../../test/browser-stand-ins';
import { expect, it } from 'vitest';
import { NetworkError, ServerError } from '@/api/errors/errors';
import { isWorthRetry, pauseBeforeRetry } from './queries';

const limited = (retryAfterS: number) =>
  new ServerError('RATE_LIMITED', { details: { retryAfterS } });

it('retries once, after as long as the server asked', () => {
  expect(isWorthRetry(0, limited(5))).toBe(true);
  expect(isWorthRetry(1, limited(5))).toBe(false);
  expect(pauseBeforeRetry(0, limited(5), 0)).toBe(5000);
  expect(pauseBeforeRetry(0, limited(5), 1)).toBe(6000);
});

it('does not wait for a limit of hours, nor retry a refusal', () => {
  expect(isWorthRetry(0, limited(3600))).toBe(false);
  expect(isWorthRetry(0, new ServerError('RATE_LIMITED'))).toBe(false);
  expect(isWorthRetry(0, new ServerError('FORBIDDEN'))).toBe(false);
});

it('waits the usual time without a Retry-After', () => {
  expect(isWorthRetry(0, new NetworkError('timeout'))).toBe(true);
  expect(pauseBeforeRetry(0, new NetworkError('timeout'), 0)).toBe(1000);
  expect(pauseBeforeRetry(1, new ServerError('INTERNAL'), 0)).toBe(2000);
});
