import { describe, expect, it } from 'vitest';
import { endSession, sessionSignal } from './session-signal';

describe('the end of a session', () => {
  it('aborts open queries, rejects new ones meanwhile, and allows those of the next session', async () => {
    const before = sessionSignal();
    await endSession(async () => {
      expect(before.reason).toMatchObject({ problem: 'signed_out' });
      expect(sessionSignal().aborted).toBe(true);
    });
    expect(sessionSignal().aborted).toBe(false);
  });

  it('allows queries of the next session even if ending failed', async () => {
    await expect(endSession(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(sessionSignal().aborted).toBe(false);
  });
});
