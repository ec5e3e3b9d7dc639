import { describe, expect, it } from 'vitest';
import {
  afterDismissal,
  MOST_DISMISSALS,
  mayPrompt,
  NEVER_ASKED,
  PROMPT_PAUSE_MS,
  parseMemory,
} from './install-schedule';

const NOW_MS = 1_800_000_000_000;

describe('when the install card may show', () => {
  it('shows to a new visitor', () => {
    expect(mayPrompt(NEVER_ASKED, false, NOW_MS)).toBe(true);
  });

  it('never shows inside the installed app', () => {
    expect(mayPrompt(NEVER_ASKED, true, NOW_MS)).toBe(false);
  });

  it('pauses seven days after each dismissal', () => {
    const memory = afterDismissal(NEVER_ASKED, NOW_MS);
    expect(mayPrompt(memory, false, NOW_MS + PROMPT_PAUSE_MS - 1)).toBe(false);
    expect(mayPrompt(memory, false, NOW_MS + PROMPT_PAUSE_MS)).toBe(true);
  });

  it('stops after the third dismissal', () => {
    let memory = NEVER_ASKED;
    let nowMs = NOW_MS;
    for (let time = 0; time < MOST_DISMISSALS; time += 1) {
      expect(mayPrompt(memory, false, nowMs)).toBe(true);
      memory = afterDismissal(memory, nowMs);
      nowMs += PROMPT_PAUSE_MS;
    }
    expect(memory.dismissals).toBe(3);
    expect(mayPrompt(memory, false, nowMs + 100 * PROMPT_PAUSE_MS)).toBe(false);
  });

  it('is not suppressed for years by a wrong clock', () => {
    const memory = afterDismissal(NEVER_ASKED, NOW_MS + 50 * PROMPT_PAUSE_MS);
    expect(mayPrompt(memory, false, NOW_MS)).toBe(true);
  });
});

describe('the stored state', () => {
  it('is read back as it was stored', () => {
    const memory = afterDismissal(NEVER_ASKED, NOW_MS);
    expect(parseMemory(JSON.stringify(memory))).toEqual(memory);
  });

  it.each([null, '', 'no json', '3', '{"dismissals":-1}', '{"dismissals":"2"}', '[]'])(
    'starts over from %j',
    (stored) => expect(parseMemory(stored)).toEqual(NEVER_ASKED),
  );

  it('keeps the count when only the time is invalid', () => {
    const stored = '{"dismissals":2,"lastDismissedAtMs":"yesterday"}';
    expect(parseMemory(stored)).toEqual({ dismissals: 2, lastDismissedAtMs: null });
  });
});
