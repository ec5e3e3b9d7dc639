import { measureClockAheadS } from '@/api/network/server-clock';

export interface DebugFacts {
  /** How far this device's clock is ahead of the server's; null when the server was not reached. */
  readonly clockAheadS: number | null;
  readonly storage: {
    readonly usedBytes: number | null;
    readonly quotaBytes: number | null;
    readonly isPersistent: boolean | null;
    readonly keys: readonly string[];
  };
}

/** Names of what is kept, never the values. */
export async function debugFacts(): Promise<DebugFacts> {
  const [clock, estimate, isPersistent] = await Promise.all([
    measureClockAheadS(),
    navigator.storage?.estimate().catch(() => undefined),
    navigator.storage?.persisted().catch(() => undefined),
  ]);
  return {
    clockAheadS: clock,
    storage: {
      usedBytes: estimate?.usage ?? null,
      quotaBytes: estimate?.quota ?? null,
      isPersistent: isPersistent ?? null,
      keys: Object.keys(localStorage).sort(),
    },
  };
}
