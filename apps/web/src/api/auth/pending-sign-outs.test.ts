import '../../../test/browser-stand-ins';
import { beforeEach, expect, it } from 'vitest';
import { PENDING_SIGN_OUTS_KEY, SESSION_STORAGE_KEY } from '@/api/session/stored-session';
import { dropSignOut, noteSignOut, sendSignOuts } from './pending-sign-outs';

const CLAIMS = btoa(JSON.stringify({ sub: 'p-1', session_id: 's-1' }));
const SESSION = { access_token: `head.${CLAIMS}.sign`, refresh_token: 'the-refresh-token' };

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify(SESSION));
});

it('notes which session was left, and no token of it', async () => {
  const pending = await noteSignOut();
  expect(pending).toEqual({ session_id: 's-1', proof: expect.stringMatching(/^[0-9a-f]{64}$/) });
  const kept = localStorage.getItem(PENDING_SIGN_OUTS_KEY) ?? '';
  expect(JSON.parse(kept)).toEqual([pending]);
  for (const secret of [SESSION.access_token, SESSION.refresh_token, 'p-1']) {
    expect(kept).not.toContain(secret);
  }
});

it('stays until the server has heard of it, and goes when it has', async () => {
  const pending = await noteSignOut();
  // There is no server here: that is what being without a network is like.
  await sendSignOuts();
  expect(localStorage.getItem(PENDING_SIGN_OUTS_KEY)).toContain('s-1');
  if (pending) dropSignOut(pending);
  expect(localStorage.getItem(PENDING_SIGN_OUTS_KEY)).toBeNull();
});

it('is of nobody where nobody is signed in', async () => {
  localStorage.removeItem(SESSION_STORAGE_KEY);
  expect(await noteSignOut()).toBeUndefined();
  expect(localStorage.getItem(PENDING_SIGN_OUTS_KEY)).toBeNull();
});
