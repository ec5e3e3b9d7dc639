export type ConnectionState = 'online' | 'offline' | 'back';

export const BACK_ONLINE_MS = 3_000;
const FIRST_PROBE_DELAY_MS = 2_000;
const LONGEST_PROBE_DELAY_MS = 30_000;

export interface ConnectionPort {
  isDeviceOffline(): boolean;
  canReachServer(): Promise<boolean>;
}

export interface Connection {
  current(): ConnectionState;
  subscribe(listener: () => void): () => void;
  deviceWentOffline(): void;
  /** The device claims to be online, which is checked before it is shown. */
  deviceWentOnline(): void;
}

export function createConnection(port: ConnectionPort): Connection {
  let state: ConnectionState = port.isDeviceOffline() ? 'offline' : 'online';
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A probe from before another outage must not count.
  let round = 0;
  const listeners = new Set<() => void>();

  function enter(next: ConnectionState): void {
    if (state === next) return;
    state = next;
    for (const listener of listeners) listener();
  }

  async function probe(myRound: number, nextDelayMs: number): Promise<void> {
    const isReachable = await port.canReachServer();
    if (myRound !== round) return;
    if (!isReachable) {
      const doubledMs = Math.min(nextDelayMs * 2, LONGEST_PROBE_DELAY_MS);
      timer = setTimeout(() => probe(myRound, doubledMs), nextDelayMs);
      return;
    }
    enter('back');
    timer = setTimeout(() => enter('online'), BACK_ONLINE_MS);
  }

  function startRound(): number {
    clearTimeout(timer);
    round += 1;
    return round;
  }

  return {
    current: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    deviceWentOffline() {
      startRound();
      enter('offline');
    },
    deviceWentOnline() {
      if (state !== 'offline') return;
      void probe(startRound(), FIRST_PROBE_DELAY_MS);
    },
  };
}
