import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { type $ZodType, parse } from 'zod/v4/core';
import type { Ports } from '../src/contract/context';
import { createBodyBudget } from '../src/contract/limits/body-budget';
import type { Database } from '../src/db';
import { CHEAP_HASHING } from '../src/hashing';
import type { JobQueue } from '../src/jobs';
import { DEFAULT_LIMITS, uncounted } from '../src/limits';
import { openFolderMailer } from '../src/mail';
import { makePushKeys, openLogMessenger, openPushSender } from '../src/messaging';
import { newId } from '../src/new-id';
import { createSealer, createSigner } from '../src/seal';
import { SESSION_RULES } from '../src/session-rules';
import { openFolderStore } from '../src/storage';

/** Jobs a test did not start a queue for: kept in a list instead of running. */
export interface RecordedJobs extends JobQueue {
  readonly sent: { readonly name: string; readonly data: Record<string, unknown> }[];
}

export function recordJobs(): RecordedJobs {
  const sent: RecordedJobs['sent'][number][] = [];
  const push = async (name: string, data: Record<string, unknown>) => {
    sent.push({ name, data });
  };
  return {
    sent,
    start: async () => undefined,
    stop: async () => undefined,
    enqueue: push,
    enqueueIn: (_tx, name, data) => push(name, data),
    enqueueAllIn: async (_tx, jobs) => {
      sent.push(...jobs);
    },
    reportIn: async () => ({ queues: [], dead: [], deadTotal: 0 }),
    reviveIn: async () => undefined,
  };
}

/** What is sent is what a full reading by the contract would leave, and of its types. */
function checkAnswer(contract: $ZodType, answer: unknown, shown: unknown): void {
  const sent = JSON.stringify(shown);
  if (sent === JSON.stringify(parse(contract, answer))) return;
  throw new Error(`Not as the contract says: ${sent}`);
}

export const silentLog = pino({ level: 'silent' });

export function testPorts(db: Database, overrides: Partial<Ports> = {}): Ports {
  const limits = overrides.limits ?? uncounted(DEFAULT_LIMITS);
  const folder = mkdtempSync(join(tmpdir(), 'chowk-test-'));
  return {
    db,
    log: silentLog,
    nowMs: Date.now,
    newId,
    jobs: recordJobs(),
    storage: openFolderStore(join(folder, 'files')),
    mailer: openFolderMailer(join(folder, 'mail'), silentLog),
    messenger: openLogMessenger(silentLog),
    push: openPushSender({
      keys: makePushKeys('a secret for tests only, long enough'),
      contact: 'mailto:tests@chowk.example',
      allowsLoopback: true,
      log: silentLog,
    }),
    sealerFor: (purpose) => createSealer('a secret for tests only, long enough', purpose),
    signerFor: (purpose) => createSigner('a secret for tests only, long enough', purpose),
    isDemo: false,
    sessionRules: SESSION_RULES,
    hashing: CHEAP_HASHING,
    limits,
    bodies: createBodyBudget(limits.bodies),
    checkAnswer,
    ...overrides,
  };
}
