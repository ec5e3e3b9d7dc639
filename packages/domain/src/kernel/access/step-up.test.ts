import { describe, expect, it } from 'vitest';
import { ChowkError } from '../errors/errors';
import { type Actor, ANONYMOUS } from './actor';
import { requireStepUp, STEP_UP_WINDOW_MS } from './step-up';

const NOW_MS = 1_800_000_000_000;
const person: Actor = { ...ANONYMOUS, uid: 'a', actorId: 'a' };
const signedInAgo = (ms: number): Actor => ({ ...person, authenticatedAtMs: NOW_MS - ms });

describe('a command that requires a recent sign-in', () => {
  const run = (actor: Actor, stepUp?: true) => () =>
    requireStepUp(actor, stepUp ? { stepUp } : {}, NOW_MS);

  it('is allowed within the window after a sign-in', () => {
    expect(run(signedInAgo(0), true)).not.toThrow();
    expect(run(signedInAgo(STEP_UP_WINDOW_MS), true)).not.toThrow();
  });

  it('is refused after it, and without an authentication time', () => {
    const refusal = new ChowkError('STEP_UP_NEEDED');
    expect(run(signedInAgo(STEP_UP_WINDOW_MS + 1), true)).toThrow(refusal);
    expect(run(person, true)).toThrow(refusal);
    expect(run(person)).not.toThrow();
  });
});
