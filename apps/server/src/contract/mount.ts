import { type Actor, ChowkError, type Command } from '@chowk/domain/kernel';
import { requireActor } from '../http/actor';
import { announcedBytes, BATCH_BODY_LIMIT, COMMAND_BODY_LIMIT, jsonBody } from '../http/body';
import type { App, Authenticator, HttpContext } from '../http/types';
import { type Acting, actorFor } from './acting';
import { mountQueryBatch } from './batch-queries';
import type { Ports } from './context';
import type { CommandImplementation, QueryImplementation } from './implement';
import { createLeasedBuckets } from './limits/leased-buckets';
import { type LimitedRoute, rateLimitError } from './limits/limit-routes';
import { createMemoryLimit } from './limits/memory-limit';
import { commandBucket, limitCommands, limitStrangers } from './limits/rate-limit';
import { createBatch } from './run/batch';
import { refusalCounter } from './run/count-refusal';
import type { CommandRunner } from './run/run-command';
import { runQuery } from './run/run-query';
import { QUERY_VARY, sendJson } from './send-json';

export interface ContractOptions {
  readonly ports: Ports;
  readonly authenticator: Authenticator;
  readonly acting: Acting;
  readonly runner: CommandRunner;
  readonly queries: readonly QueryImplementation[];
  readonly commands: readonly CommandImplementation[];
}

/** `/cms_pages/{slug}` in the router's syntax. */
function routerPath(path: string): string {
  return `/rest/v1${path.replace(/\{(\w+)\}/g, ':$1')}`;
}

export function queryRoutes(queries: readonly QueryImplementation[]): LimitedRoute[] {
  return queries.map(({ query }) => ({
    method: 'GET',
    path: routerPath(query.path),
    limit: 'read',
  }));
}

function mountQuery(
  app: App,
  { ports, authenticator, acting }: ContractOptions,
  each: QueryImplementation,
  limitReads: (actor: Actor) => void,
) {
  const { publicMaxAgeS } = each.query;
  app.get(routerPath(each.query.path), async (c) => {
    const self = await requireActor(c, authenticator);
    limitReads(self);
    const actor = await actorFor(acting, self, c.req.header('x-acting-shop'), each.query);
    const params = { ...c.req.query(), ...c.req.param() };
    const { body, etag } = await runQuery(ports, each, actor, params, c.get('address'));
    const isShared = publicMaxAgeS !== undefined && actor.uid === null;
    const headers = {
      ETag: etag,
      Vary: QUERY_VARY,
      'Cache-Control': isShared ? `public, max-age=${publicMaxAgeS}` : 'private, no-cache',
    };
    // For a batch, the ETags of all its queries.
    const known = c.req.header('if-none-match')?.split(', ') ?? [];
    return known.includes(etag)
      ? new Response(null, { status: 304, headers })
      : sendJson(c, body, headers);
  });
}

/**
 * In memory, because a read must not wait for a second round trip. Strangers have their address's
 * limit.
 */
function readLimit({ limits }: Ports): (actor: Actor) => void {
  const limit = createMemoryLimit(() => performance.now());
  return ({ actorId }) => {
    const retryAfterS = actorId === null ? undefined : limit.take(actorId, limits.reads);
    if (retryAfterS !== undefined) throw rateLimitError(retryAfterS);
  };
}

/** Strangers share their address's small bucket, so each query counts at once. */
function commandLimit({ db }: Ports) {
  const leased = createLeasedBuckets(db);
  return (actor: Actor, address: string, cost = 1): Promise<void> =>
    actor.actorId
      ? leased.take(commandBucket(actor, address), cost)
      : limitCommands(db, actor, address, cost);
}

/** A request reads as a list: limit → actor → run → response. */
export function mountContract(app: App, options: ContractOptions): void {
  const { ports, authenticator, runner } = options;

  const limitReads = readLimit(ports);
  const countCommands = commandLimit(ports);
  for (const query of options.queries) mountQuery(app, options, query, limitReads);
  mountQueryBatch(app);

  const byName = new Map<string, Command>(
    options.commands.map(({ command }) => [command.name, command]),
  );
  const batch = createBatch(runner, ports.log, refusalCounter(ports));
  const bodyOf = (c: HttpContext, actor: Actor, maxBytes: number) =>
    jsonBody(c, { bodies: ports.bodies, who: actor.actorId ?? c.get('address'), maxBytes });

  app.post('/functions/v1/batch', async (c) => {
    announcedBytes(c, BATCH_BODY_LIMIT);
    const actor = await requireActor(c, authenticator);
    const calls = batch.parse(await bodyOf(c, actor, BATCH_BODY_LIMIT));
    await countCommands(actor, c.get('address'), calls.length);
    const called = calls.map(({ name }) => byName.get(name));
    await limitStrangers(ports.db, actor, c.get('address'), called);
    return c.json({ results: await batch.run(calls, actor, c.get('requestId')) });
  });

  app.post('/functions/v1/:command', async (c) => {
    const name = c.req.param('command') ?? '';
    // Few commands accept a file; others are refused before their body is read.
    const maxBytes = byName.get(name)?.maxBytes ?? COMMAND_BODY_LIMIT;
    announcedBytes(c, maxBytes);
    const actor = await requireActor(c, authenticator);
    await countCommands(actor, c.get('address'));
    await limitStrangers(ports.db, actor, c.get('address'), [byName.get(name)]);
    const answer = await runner.run({
      name,
      key: c.req.header('idempotency-key'),
      input: await bodyOf(c, actor, maxBytes),
      actor,
      actingForShopId: c.req.header('x-acting-shop'),
      requestId: c.get('requestId'),
      address: c.get('address'),
    });
    if (answer.isReplay) c.header('Idempotency-Replayed', 'true');
    c.header('Cache-Control', 'no-store');
    return c.json(answer.output as object);
  });

  const unknown = (c: HttpContext) => {
    const isCommand = c.req.path.startsWith('/functions/v1/') && c.req.method !== 'POST';
    const isQuery = c.req.path.startsWith('/rest/v1/') && c.req.method !== 'GET';
    throw new ChowkError(isCommand || isQuery ? 'METHOD_NOT_ALLOWED' : 'UNKNOWN_PATH');
  };
  app.all('/functions/*', unknown);
  app.all('/rest/*', unknown);
}
