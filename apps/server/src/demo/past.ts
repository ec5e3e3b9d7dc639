import type { PlatformConfig } from '@chowk/domain/platform';
import type { Ports } from '../contract/context';
import type { Tx } from '../db';

export interface DemoPast {
  readonly tx: Tx;
  readonly ports: Pick<Ports, 'sealerFor'>;
  readonly config: PlatformConfig;
  readonly nowMs: number;
}

/** What happened, and when: done in that order, so that no balance is ever ahead of its time. */
export interface PastEvent {
  readonly atMs: number;
  readonly happen: (moment: PastMoment) => Promise<unknown>;
}

export interface PastMoment {
  readonly tx: Tx;
  readonly newId: () => string;
  readonly nowMs: number;
  readonly bookedAt: Date;
  readonly ports: Pick<Ports, 'sealerFor'>;
}
