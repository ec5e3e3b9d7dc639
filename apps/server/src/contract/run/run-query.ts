import { hash } from 'node:crypto';
import { type Actor, asksWhoIsKnown, parseOrRefuse, requireCan } from '@chowk/domain/kernel';
import { withActor } from '../../db';
import type { Ports } from '../context';
import type { QueryImplementation } from '../implement';
import { limitLookups } from '../limits/rate-limit';
import { showOf } from '../present';

export interface QueryAnswer {
  readonly body: string;
  readonly etag: string;
}

function etagOf(body: string): string {
  return `"${hash('sha1', body, 'base64url')}"`;
}

/** Queries run as the person, read-only, and send only what the contract names. */
export async function runQuery(
  ports: Ports,
  { query, run }: QueryImplementation,
  actor: Actor,
  rawParams: unknown,
  address?: string,
): Promise<QueryAnswer> {
  requireCan(actor, query.access);
  const params = parseOrRefuse(query.params, rawParams);
  if (asksWhoIsKnown(query, params)) await limitLookups(ports, actor.actorId, address);
  const result = await withActor(ports.db, actor, 'read', (tx) =>
    run({ actor, tx, ports, nowMs: ports.nowMs() }, params),
  );
  const shown = showOf(query.output)(result);
  ports.checkAnswer?.(query.output, result, shown);
  const body = JSON.stringify(shown);
  return { body, etag: etagOf(body) };
}
