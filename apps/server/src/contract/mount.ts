import { ChowkError, type Command } from '@chowk/domain/kernel';
import { requireActor } from '../http/actor';
import { BATCH_BODY_LIMIT, COMMAND_BODY_LIMIT, jsonBody, limitBody } from '../http/body';
import type { App, Authenticator, HttpContext } from '../http/types';
import { type Acting, actorFor } from './acting';
import { createBatch } from './batch';
import type { Ports } from './context';
import { refusalCounter } from './count-refusal';
import type { CommandImplementation, QueryImplementation } from './implement';
import { limitCommands, limitStrangers } from './rate-limit';
import type { CommandRunner } from './run-command';
import { runQuery } from './run-query';

export interface ContractOptions {
  readonly ports: Ports;
  readonly authenticator: Authenticator;
  readonly acting: Acting;
  readonly runner: CommandRunner;
  readonly queries: readonly QueryImplementation[];
  readonly commands: readonly CommandImplementation[];
}

const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' };

/** `/cms_pages/{slug}` as the router writes it. */
function routerPath(path: string): string {
  return `/rest/v1${path.replace(/\{(\w+)\}/g, ':$1')}`;
}

function mountQuery(
  app: App,
  { ports, authenticator, acting }: ContractOptions,
  each: QueryImplementation,
) {
  const { publicMaxAgeS } = each.query;
  app.get(routerPath(each.query.path), async (c) => {
    const self = await requireActor(c, authenticator);
    const actor = await actorFor(acting, self, c.req.header('x-acting-shop'), each.query);
    const params = { ...c.req.query(), ...c.req.param() };
    const { body, etag } = await runQuery(ports, each, actor, params);
    const isShared = publicMaxAgeS !== undefined && actor.uid === null;
    const headers = {
      ...JSON_TYPE,
      ETag: etag,
      Vary: 'Authorization, Accept-Language, X-Acting-Shop',
      'Cache-Control': isShared ? `public, max-age=${publicMaxAgeS}` : 'private, no-cache',
    };
    return c.req.header('if-none-match') === etag
      ? new Response(null, { status: 304, headers })
      : new Response(body, { headers });
  });
}

/** Few commands come with a file; the others are refused before they are read whole. */
function limitCommandBody(commands: readonly CommandImplementation[]) {
  const usual = limitBody(COMMAND_BODY_LIMIT);
  const roomy = new Map(
    commands.flatMap(({ command: { name, maxBytes } }) =>
      maxBytes === undefined ? [] : [[name as string, limitBody(maxBytes)] as const],
    ),
  );
  return (c: HttpContext, next: () => Promise<void>) =>
    (roomy.get(c.req.param('command') ?? '') ?? usual)(c, next);
}

/** A request reads as a list: limit → actor → run → answer. */
export function mountContract(app: App, options: ContractOptions): void {
  const { ports, authenticator, runner } = options;

  for (const query of options.queries) mountQuery(app, options, query);

  const byName = new Map<string, Command>(
    options.commands.map(({ command }) => [command.name, command]),
  );
  const batch = createBatch(runner, ports.log, refusalCounter(ports));
  app.post('/functions/v1/batch', limitBody(BATCH_BODY_LIMIT), async (c) => {
    const actor = await requireActor(c, authenticator);
    const calls = batch.parse(await jsonBody(c));
    await limitCommands(ports.db, actor, c.get('address'), calls.length);
    const called = calls.map(({ name }) => byName.get(name));
    await limitStrangers(ports.db, actor, c.get('address'), called);
    return c.json({ results: await batch.run(calls, actor, c.get('requestId')) });
  });

  app.post('/functions/v1/:command', limitCommandBody(options.commands), async (c) => {
    const actor = await requireActor(c, authenticator);
    await limitCommands(ports.db, actor, c.get('address'));
    const name = c.req.param('command') ?? '';
    await limitStrangers(ports.db, actor, c.get('address'), [byName.get(name)]);
    const answer = await runner.run({
      name,
      key: c.req.header('idempotency-key'),
      input: await jsonBody(c),
      actor,
      actingForShopId: c.req.header('x-acting-shop'),
      requestId: c.get('requestId'),
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
