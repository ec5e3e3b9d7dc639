import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Actor } from '@chowk/domain/kernel';
import { and, asc, eq } from 'drizzle-orm';
import { pino } from 'pino';
import { createApp } from '../../apps/server/src/app';
import type { Ports } from '../../apps/server/src/contract/context';
import { createBodyBudget } from '../../apps/server/src/contract/limits/body-budget';
import { type Database, migrate, withActor } from '../../apps/server/src/db';
import { openPglite } from '../../apps/server/src/db/engines/open-pglite';
import { openPostgres } from '../../apps/server/src/db/engines/open-postgres';
import { platformStats } from '../../apps/server/src/db/schema/platform';
import { seedStarterContent } from '../../apps/server/src/db/seed/seed-starter';
import { FEATURES } from '../../apps/server/src/features';
import { earningJobs } from '../../apps/server/src/features/earnings';
import { notificationJobs } from '../../apps/server/src/features/notifications';
import { HASHING } from '../../apps/server/src/hashing';
import { openImages } from '../../apps/server/src/images';
import { createJobQueue } from '../../apps/server/src/jobs';
import { DEFAULT_LIMITS, uncounted } from '../../apps/server/src/limits';
import { openFolderMailer } from '../../apps/server/src/mail';
import { makePushKeys, openLogMessenger, openPushSender } from '../../apps/server/src/messaging';
import { newId } from '../../apps/server/src/new-id';
import { createSealer, createSigner } from '../../apps/server/src/seal';
import { SESSION_RULES } from '../../apps/server/src/session-rules';
import { openFolderStore } from '../../apps/server/src/storage';

const log = pino({ level: 'silent' });

/** BENCH_DATABASE_URL names a PostgreSQL to measure on; without it the embedded one is. */
function openBenchDatabase(name?: string): Promise<Database> | Database {
  const url = process.env.BENCH_DATABASE_URL;
  if (!url) return openPglite();
  const target = new URL(url);
  if (name) target.pathname = `/${name}`;
  return openPostgres(target.href);
}

function benchPorts(db: Database): Ports {
  const folder = mkdtempSync(join(tmpdir(), 'chowk-bench-'));
  return {
    db,
    log,
    nowMs: Date.now,
    newId,
    jobs: createJobQueue({ db, log }),
    storage: openFolderStore(join(folder, 'files')),
    mailer: openFolderMailer(join(folder, 'mail'), log),
    messenger: openLogMessenger(log),
    push: openPushSender({
      keys: makePushKeys('a secret for benchmarks only'),
      contact: 'mailto:bench@chowk.example',
      log,
    }),
    sealerFor: (purpose) => createSealer('a secret for benchmarks only', purpose),
    signerFor: (purpose) => createSigner('a secret for benchmarks only', purpose),
    isDemo: false,
    sessionRules: SESSION_RULES,
    hashing: HASHING,
    limits: uncounted(DEFAULT_LIMITS),
    bodies: createBodyBudget(DEFAULT_LIMITS.bodies),
  };
}

/** A migrated database and everything around it; another than the usual one by its name. */
export async function openBenchPorts(name?: string): Promise<Ports> {
  const db = await openBenchDatabase(name);
  await migrate(db);
  return benchPorts(db);
}

/** So that commands may leave work behind; nobody does it, because nobody waits for it either. */
export async function openQueues(ports: Ports): Promise<void> {
  await ports.jobs.start([...notificationJobs(ports, 'http://127.0.0.1'), ...earningJobs(ports)]);
  await ports.jobs.stop();
}

/** The query a plain route would run, under the same row security. */
function listStatsOn(db: Database) {
  return (actor: Actor, category: string | undefined, limit: number) =>
    withActor(db, actor, 'read', (tx) =>
      tx
        .select()
        .from(platformStats)
        .where(and(category ? eq(platformStats.category, category) : undefined))
        .orderBy(
          asc(platformStats.category),
          asc(platformStats.display_order),
          asc(platformStats.id),
        )
        .limit(limit),
    );
}

export async function createBenchApp() {
  const ports = await openBenchPorts();
  const { db } = ports;
  await seedStarterContent(db, newId);
  const { app } = createApp({
    ports,
    authenticator: { actorFor: async () => undefined },
    images: openImages(),
    features: FEATURES,
    web: { isBuilt: false, find: async () => undefined },
    version: 'bench',
    commit: 'bench',
    isTls: false,
    trustedProxies: 0,
  });
  return { app, listStats: listStatsOn(db), close: () => db.close() };
}
