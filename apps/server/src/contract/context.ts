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

/** Everything outside the process, each with an embedded default. Tests pass their own. */
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
  /** Encrypts values that a copy of the database must not reveal. */
  readonly sealerFor: (purpose: string) => Sealer;
  /** Signs what is stored where others may write. */
  readonly signerFor: (purpose: string) => Signer;
  readonly isDemo: boolean;
  readonly sessionRules: SessionRules;
  readonly hashing: HashingCost;
  readonly limits: Limits;
  /** Checks responses against their contracts; on in tests. */
  readonly checkAnswer?: (contract: $ZodType, answer: unknown, shown: unknown) => void;
  /** The request bodies this process holds. */
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
  /** The audit entry: which row, and what changed. */
  readonly record: (entityId: string, diff: Record<string, unknown>) => void;
  /** It had been done before, so the owner of an acted shop is not notified. */
  readonly wasDoneBefore: () => void;
  /** Notifies other people's screens after the commit. */
  readonly emit: (event: NewEvent) => void;
  /**
   * Rows to insert when the command is done, which nothing else in it reads. They are passed as
   * JSON, so that those of several commands share a statement.
   */
  readonly addLater: (statement: string, rows: readonly object[]) => void;
  /** Accesses rows the person may not, within the same transaction. */
  readonly asSystem: <T>(step: SystemStep, work: () => Promise<T>) => Promise<T>;
  /** Enqueued in the transaction, so a job and its cause commit together. */
  readonly enqueue: (job: string, data: Record<string, unknown>) => void;
}
