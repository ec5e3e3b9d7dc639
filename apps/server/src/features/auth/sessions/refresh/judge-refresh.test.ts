import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SESSION_RULES } from '../../../../session-rules';
import { COUNTER_LEAP, judgeRefresh, type RefreshState } from './judge-refresh';

const { graceMs: GRACE_MS } = SESSION_RULES;

const AT = 1_000_000;
const state = (change: Partial<RefreshState> = {}): RefreshState => ({
  current: 5,
  min: 0,
  refreshedAtMs: AT,
  graceMs: GRACE_MS,
  ...change,
});
const SOON = AT + GRACE_MS - 1;
const LATE = AT + GRACE_MS;

describe('which refresh tokens still count', () => {
  it.each([
    ['the newest', 5, LATE, 'rotate'],
    ['the one before, soon', 4, SOON, 'repeat'],
    ['the one before, late', 4, LATE, 'revoke'],
    ['an older one, soon', 1, SOON, 'repeat'],
    ['an older one, late', 3, LATE, 'revoke'],
    ['one never handed out', 6, SOON, 'unknown'],
  ])('%s', (_name, counter, nowMs, verdict) => {
    expect(judgeRefresh(state(), { counter, isSameDevice: false }, nowMs)).toBe(verdict);
  });

  it.each([
    ['the newest', 5, LATE, 'rotate'],
    ['the one before, however late: its answer was lost', 4, LATE * 100, 'repeat'],
    ['an older one, late: the newer one was used', 3, LATE, 'revoke'],
  ])('from the browser that asked last: %s', (_name, counter, nowMs, verdict) => {
    expect(judgeRefresh(state(), { counter, isSameDevice: true }, nowMs)).toBe(verdict);
  });

  it('gives the answer to a second factor again, to the browser that showed it alone', () => {
    const raised = state({ min: 5 });
    const counter = 5 - COUNTER_LEAP;
    expect(judgeRefresh(raised, { counter, isSameDevice: true }, LATE)).toBe('repeat');
    expect(judgeRefresh(raised, { counter, isSameDevice: false }, LATE)).toBe('revoke');
    const used = state({ current: 6, min: 5 });
    expect(judgeRefresh(used, { counter, isSameDevice: true }, LATE)).toBe('revoke');
    expect(judgeRefresh(used, { counter: 4, isSameDevice: true }, LATE)).toBe('revoke');
  });

  it('refuses what was given before a second factor, however fresh', () => {
    const judge = (counter: number, nowMs: number) =>
      judgeRefresh(state({ min: 5 }), { counter, isSameDevice: false }, nowMs);
    expect(judge(4, SOON)).toBe('refuse');
    expect(judge(3, SOON)).toBe('refuse');
    expect(judge(3, LATE)).toBe('revoke');
    expect(judge(5, SOON)).toBe('rotate');
  });
});

/** The server as the database keeps it, and one browser whose tabs share a stored token. */
function createModel() {
  const server = { current: 0, min: 0, refreshedAtMs: 0, graceMs: GRACE_MS, isAlive: true };
  let refreshedBy: string | undefined;
  let nowMs = 0;
  let stored = 0;
  const sent: { presented: number; sentAtMs: number }[] = [];
  const replies: { presented: number; given: number }[] = [];

  function ask(counter: number, device?: string): number | undefined {
    if (!server.isAlive) return undefined;
    const isSameDevice = device !== undefined && device === refreshedBy;
    const verdict = judgeRefresh(server, { counter, isSameDevice }, nowMs);
    if (verdict === 'revoke') server.isAlive = false;
    if (verdict === 'rotate') {
      server.current += 1;
      server.refreshedAtMs = nowMs;
      refreshedBy = device;
    }
    return verdict === 'rotate' || verdict === 'repeat' ? server.current : undefined;
  }

  function arrive(index: number): void {
    const [request] = sent.splice(index % Math.max(1, sent.length), 1);
    if (!request) return;
    const given = ask(request.presented, 'own');
    // No honest tab is ever turned away, and everyone is handed the newest token.
    expect(given).toBe(server.current);
    if (given !== undefined) replies.push({ presented: request.presented, given });
  }

  return {
    server,
    ask,
    arrive,
    send: () => void sent.push({ presented: stored, sentAtMs: nowMs }),
    deliver: (index: number, isLost: boolean) => {
      const [reply] = replies.splice(index % Math.max(1, replies.length), 1);
      // The client throws a reply away when another tab has stored something meanwhile.
      if (reply && !isLost && stored === reply.presented) stored = reply.given;
    },
    wait: (ms: number) => {
      // A request takes less than the grace to arrive.
      while (sent[0] && nowMs + ms - sent[0].sentAtMs >= GRACE_MS) arrive(0);
      nowMs += ms;
    },
  };
}

type Step =
  | { readonly do: 'send' }
  | { readonly do: 'arrive'; readonly which: number }
  | { readonly do: 'deliver'; readonly which: number; readonly isLost: boolean }
  | { readonly do: 'wait'; readonly ms: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('send' as const) }),
  fc.record({ do: fc.constant('arrive' as const), which: fc.nat(9) }),
  fc.record({ do: fc.constant('deliver' as const), which: fc.nat(9), isLost: fc.boolean() }),
  fc.record({ do: fc.constant('wait' as const), ms: fc.nat(2 * GRACE_MS) }),
);

function play(model: ReturnType<typeof createModel>, steps: readonly Step[]): void {
  for (const each of steps) {
    if (each.do === 'send') model.send();
    if (each.do === 'arrive') model.arrive(each.which);
    if (each.do === 'deliver') model.deliver(each.which, each.isLost);
    if (each.do === 'wait') model.wait(each.ms);
  }
}

describe('any number of tabs, in any order, with replies lost', () => {
  it('never signs an honest person out', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
        const model = createModel();
        play(model, steps);
        expect(model.server.isAlive).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('ends the session for a thief and the owner once an old token comes back late', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 40 }),
        fc.nat(39),
        fc.integer({ min: GRACE_MS, max: 90 * GRACE_MS }),
        (rotations, stolenAt, laterMs) => {
          const stolen = stolenAt % (rotations - 1);
          const model = createModel();
          for (let i = 0; i < rotations; i++) model.ask(i, 'own');
          model.wait(laterMs);
          expect(model.ask(stolen)).toBeUndefined();
          expect(model.ask(rotations, 'own')).toBeUndefined();
        },
      ),
    );
  });

  it('lets no thief of a token live beside its owner, whoever comes first', () => {
    const who = fc.constantFrom('own', undefined, 'stranger');
    fc.assert(
      fc.property(fc.nat(30), fc.array(who, { maxLength: 30 }), (rotations, callers) => {
        const model = createModel();
        for (let i = 0; i < rotations; i++) model.ask(i, 'own');
        const held = new Map(['own', undefined, 'stranger'].map((each) => [each, rotations]));
        const came = new Set<string | undefined>();
        for (const device of callers) {
          model.wait(GRACE_MS);
          const given = model.ask(held.get(device) ?? 0, device);
          if (given !== undefined) held.set(device, given);
          came.add(device);
          expect(model.server.isAlive).toBe(came.size < 2);
        }
      }),
      { numRuns: 300 },
    );
  });
});
