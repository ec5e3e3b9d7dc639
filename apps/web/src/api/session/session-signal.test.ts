import { describe, expect, it } from 'vitest';
import { endSession, sessionSignal } from './session-signal';

describe('the end of a session', () => {
  it('ends what is being asked, refuses what is asked meanwhile, and lets the next session ask', async () => {
    const before = sessionSignal();
    await endSession(async () => {
      expect(before.reason).toMatchObject({ problem: 'signed_out' });
      expect(sessionSignal().aborted).toBe(true);
    });
    expect(sessionSignal().aborted).toBe(false);
  });

  it('lets the next session ask even if ending failed', async () => {
    await expect(endSession(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(sessionSignal().aborted).toBe(false);
  });
});
