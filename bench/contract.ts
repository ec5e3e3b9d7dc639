import { ANONYMOUS } from '@chowk/domain/kernel';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import * as z from 'zod';
import { measureRatio } from './harness/measure';
import { createBenchApp } from './harness/server';

/**
 * The contract layer against plain Hono + zod on the same route, the same query and the same
 * database: what validation, policy, row presentation, ETag, request ids and headers cost.
 */
const TARGET = 0.8;

const { app, listStats, close } = await createBenchApp();

const params = z.object({
  category: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});
const plain = new Hono().get('/rest/v1/platform_stats', async (c) => {
  const { category, limit } = params.parse(c.req.query());
  return c.json({ items: await listStats(ANONYMOUS, category, limit), nextCursor: null });
});

const ours = serve({ fetch: app.fetch, port: 0 });
const theirs = serve({ fetch: plain.fetch, port: 0 });
const ratio = await measureRatio({
  title: 'GET /rest/v1/platform_stats?category=landing',
  path: '/rest/v1/platform_stats?category=landing',
  ours,
  theirs,
});
console.log(`contract layer / plain Hono + zod = ${ratio.toFixed(2)} (budget ≥ ${TARGET})`);
ours.close();
theirs.close();
await close();
process.exit(ratio >= TARGET ? 0 : 1);
