import { createHash } from 'node:crypto';
import { type Actor, asksWhoIsKnown, parseOrRefuse, requireCan } from '@chowk/domain/kernel';
import { withActor } from '../../db';
import type { Ports } from '../context';
import type { QueryImplementation } from '../implement';
import { limitLookups } from '../limits/rate-limit';

export interface QueryAnswer {
  readonly body: string;
  readonly etag: string;
}

function etagOf(body: string): string {
  return `"${createHash('sha1').update(body).digest('base64url')}"`;
}

/** Reads run as the person, read-only, and send only what the contract names. */
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
  const body = JSON.stringify(query.output.parse(result));
  return { body, etag: etagOf(body) };
}
