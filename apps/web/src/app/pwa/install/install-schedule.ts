const DAY_MS = 24 * 60 * 60 * 1000;

export const PROMPT_DELAY_MS = 2_000;
export const MOST_DISMISSALS = 3;
export const PROMPT_PAUSE_MS = 7 * DAY_MS;

export interface InstallMemory {
  readonly dismissals: number;
  readonly lastDismissedAtMs: number | null;
}

export const NEVER_ASKED: InstallMemory = { dismissals: 0, lastDismissedAtMs: null };

/** At most three times, a week apart, and never inside the installed app. */
export function mayPrompt(memory: InstallMemory, isInstalled: boolean, nowMs: number): boolean {
  if (isInstalled || memory.dismissals >= MOST_DISMISSALS) return false;
  if (memory.lastDismissedAtMs === null) return true;
  // After the clock was set back, the stored time would suppress the prompt for as long.
  return Math.abs(nowMs - memory.lastDismissedAtMs) >= PROMPT_PAUSE_MS;
}

export function afterDismissal(memory: InstallMemory, nowMs: number): InstallMemory {
  return { dismissals: memory.dismissals + 1, lastDismissedAtMs: nowMs };
}

/** The stored value may be old, truncated or edited. */
export function parseMemory(stored: string | null): InstallMemory {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    if (typeof value !== 'object' || value === null) return NEVER_ASKED;
    const { dismissals, lastDismissedAtMs } = value as Record<string, unknown>;
    if (typeof dismissals !== 'number' || !Number.isInteger(dismissals) || dismissals < 0) {
      return NEVER_ASKED;
    }
    const isTime = typeof lastDismissedAtMs === 'number' && Number.isFinite(lastDismissedAtMs);
    return { dismissals, lastDismissedAtMs: isTime ? lastDismissedAtMs : null };
  } catch {
    return NEVER_ASKED;
  }
}
