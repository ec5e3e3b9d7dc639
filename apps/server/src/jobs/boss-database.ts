import type { Logger } from 'pino';
import type { Database, Row } from '../db';

/** pg-boss sends its migrations and maintenance as one text of many statements. */
const OWN_TRANSACTION = /^\s*BEGIN;([\s\S]*)COMMIT;\s*$/;
/** The queue pg-boss uses for scheduled jobs. */
const CRON_QUEUE = '__pgboss__send-it';

function toParameter(value: unknown): unknown {
  if (value === undefined) return null;
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isRecord && !(value instanceof Date) ? JSON.stringify(value) : value;
}

export interface BossDatabase {
  executeSql(text: string, values?: readonly unknown[]): Promise<{ rows: Row[] }>;
  /** Waits for running statements, which pg-boss itself does not. */
  settle(): Promise<void>;
}

/** Runs pg-boss on our database, so that it works on both engines and shares the pool. */
export function bossDatabase(db: Database, log: Logger): BossDatabase {
  const underWay = new Set<Promise<unknown>>();

  async function run(text: string, values: readonly unknown[] = []): Promise<{ rows: Row[] }> {
    const body = OWN_TRANSACTION.exec(text)?.[1];
    if (body === undefined) return { rows: await db.execute(text, values.map(toParameter)) };
    // We begin and end the transaction: a failing statement in the middle would leave it open.
    await db.transaction('write', body, async () => undefined);
    return { rows: [] };
  }

  async function runQuietly(text: string, values?: readonly unknown[]) {
    try {
      return await run(text, values);
    } catch (error) {
      // pg-boss does not await this one, so a lost connection would end the process.
      const isUnawaited = values?.[0] === CRON_QUEUE && Array.isArray(values[1]);
      if (!isUnawaited) throw error;
      log.warn({ err: error }, 'a cron message stays unconfirmed and may be sent again');
      return { rows: [{ count: 0 }] };
    }
  }

  return {
    executeSql: async (text, values) => {
      const running = runQuietly(text, values);
      underWay.add(running);
      try {
        return await running;
      } finally {
        underWay.delete(running);
      }
    },
    settle: async () => {
      await Promise.allSettled(underWay);
    },
  };
}
