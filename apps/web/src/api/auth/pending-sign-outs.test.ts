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

it('records which session was ended, and none of its tokens', async () => {
  const pending = await noteSignOut();
  expect(pending).toEqual({ session_id: 's-1', proof: expect.stringMatching(/^[0-9a-f]{64}$/) });
  const kept = localStorage.getItem(PENDING_SIGN_OUTS_KEY) ?? '';
  expect(JSON.parse(kept)).toEqual([pending]);
  for (const secret of [SESSION.access_token, SESSION.refresh_token, 'p-1']) {
    expect(kept).not.toContain(secret);
  }
});

it('is kept until the server has processed it', async () => {
  const pending = await noteSignOut();
  // There is no server here, as without a network.
  await sendSignOuts();
  expect(localStorage.getItem(PENDING_SIGN_OUTS_KEY)).toContain('s-1');
  if (pending) dropSignOut(pending);
  expect(localStorage.getItem(PENDING_SIGN_OUTS_KEY)).toBeNull();
});

it('records nothing when nobody is signed in', async () => {
  localStorage.removeItem(SESSION_STORAGE_KEY);
  expect(await noteSignOut()).toBeUndefined();
  expect(localStorage.getItem(PENDING_SIGN_OUTS_KEY)).toBeNull();
});
