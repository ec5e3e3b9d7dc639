import type { Actor, Audience, RealtimeEvent } from '@chowk/domain/kernel';
import type { Logger } from 'pino';
import type { $ZodType } from 'zod/v4/core';
import type { Database, SystemStep, Tx } from '../db';
import type { HashingCost } from '../hashing';
import type { JobQueue } from '../jobs';
import type { Limits } from '../limits';
import type { Mailer } from '../mail';
import type { Messenger, PushSender } from '../messaging';
import type { Sealer, Signer } from '../seal';
import type { SessionRules } from '../session-rules';
import type { ObjectStore } from '../storage';
import type { BodyBudget } from './limits/body-budget';

/** The outside world, each with an embedded default. Tests bring their own. */
export interface Ports {
  readonly db: Database;
  readonly log: Logger;
  readonly nowMs: () => number;
  readonly newId: () => string;
  readonly jobs: JobQueue;
  readonly storage: ObjectStore;
  readonly mailer: Mailer;
  readonly messenger: Messenger;
  readonly push: PushSender;
  /** Seals what is written down but must not be read out of a copy of the database. */
  readonly sealerFor: (purpose: string) => Sealer;
  /** Signs what lies where others may write. */
  readonly signerFor: (purpose: string) => Signer;
  readonly isDemo: boolean;
  readonly sessionRules: SessionRules;
  readonly hashing: HashingCost;
  readonly limits: Limits;
  /** Holds what is answered against its contract: tests do, for every answer. */
  readonly checkAnswer?: (contract: $ZodType, answer: unknown, shown: unknown) => void;
  /** What request bodies this process holds. */
  readonly bodies: BodyBudget;
}

export interface QueryContext {
  readonly actor: Actor;
  readonly tx: Tx;
  readonly nowMs: number;
  readonly ports: Ports;
}

export type NewEvent = Omit<RealtimeEvent, 'id'> & { readonly audience: Audience };

export interface CommandContext extends QueryContext {
  readonly requestId: string;
  readonly newId: () => string;
  /** What the audit row will say: which row, and what changed. */
  readonly record: (entityId: string, diff: Record<string, unknown>) => void;
  /** It was done before, by another way: where somebody acts for a shop, its owner hears of no deed. */
  readonly wasDoneBefore: () => void;
  /** Tells other people's screens, once the transaction has committed. */
  readonly emit: (event: NewEvent) => void;
  /**
   * Rows the platform adds when the command is done, for nothing that follows in it to read. The
   * statement takes them as one list of JSON, so those of other commands go with it.
   */
  readonly addLater: (statement: string, rows: readonly object[]) => void;
  /** Touches rows the person may not, inside the same transaction. */
  readonly asSystem: <T>(step: SystemStep, work: () => Promise<T>) => Promise<T>;
  /** Queued with the transaction: no job without its cause, no cause without its job. */
  readonly enqueue: (job: string, data: Record<string, unknown>) => void;
}
