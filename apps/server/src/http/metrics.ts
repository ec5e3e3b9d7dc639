import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { shared } from './shared';

export interface Metrics {
  readonly observe: (method: string, route: string, status: number, ms: number) => void;
  readonly countCommand: (name: string, outcome: string) => void;
  readonly text: () => Promise<string>;
  readonly contentType: string;
}

const MS_PER_S = 1000;
const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export function createMetrics(smsToday?: () => Promise<number>): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'chowk_http_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_S,
    registers: [registry],
  });
  const commands = new Counter({
    name: 'chowk_commands_total',
    help: 'Commands by name and outcome',
    labelNames: ['command', 'outcome'],
    registers: [registry],
  });
  new Gauge({
    name: 'chowk_sms_today',
    help: 'Messages sent today by this instance',
    registers: [registry],
    async collect() {
      // The other metrics matter most when the database is down.
      const sent = await smsToday?.().catch(() => undefined);
      if (sent !== undefined) this.set(sent);
    },
  });
  return {
    observe: (method, route, status, ms) =>
      requests.observe({ method, route, status: String(status) }, ms / MS_PER_S),
    countCommand: (command, outcome) => commands.inc({ command, outcome }),
    text: shared(() => registry.metrics()),
    contentType: registry.contentType,
  };
}
