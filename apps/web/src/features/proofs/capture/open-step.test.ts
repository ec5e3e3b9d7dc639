import '../../../../test/browser-stand-ins';
import { beforeEach, expect, it, vi } from 'vitest';
import { findOpenStep, forgetOpenStep, rememberOpenStep, takeOpenStep } from './open-step';

function enter(id: string): void {
  const endS = Math.floor(Date.now() / 1000) + 86_400 * 7;
  const session = { access_token: 'a', refresh_token: 'r', expires_at: endS, user: { id } };
  localStorage.setItem('chowk.session', JSON.stringify(session));
}

beforeEach(() => {
  localStorage.clear();
  enter('asha');
});

it('brings the person back to the step they were at, once', () => {
  rememberOpenStep('deal-1', 'camera');
  expect(findOpenStep()).toMatchObject({ dealId: 'deal-1', step: 'camera' });
  expect(takeOpenStep()).toBe('deal-1');
  expect(takeOpenStep()).toBeUndefined();
  // Back at the deal, the step is still known.
  expect(findOpenStep()?.step).toBe('camera');
  forgetOpenStep();
  expect(findOpenStep()).toBeUndefined();
});

it('is nobody else’s, and not of yesterday', () => {
  rememberOpenStep('deal-1', 'form');
  enter('ravi');
  expect(takeOpenStep()).toBeUndefined();
  enter('asha');
  vi.useFakeTimers({ now: Date.now() + 25 * 60 * 60 * 1000 });
  expect(takeOpenStep()).toBeUndefined();
  vi.useRealTimers();
  localStorage.setItem('chowk.openProof', '{broken');
  expect(findOpenStep()).toBeUndefined();
});
