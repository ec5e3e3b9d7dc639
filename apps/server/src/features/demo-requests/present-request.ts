import type { DemoRequest } from '@chowk/domain/demo-requests';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db';
import { profiles } from '../../db/schema/accounts';
import { demoRequests } from '../../db/schema/demo-requests';

/** With the name of whoever called; a request nobody has answered has none. */
export function selectRequests(tx: Tx) {
  return tx
    .select({ request: demoRequests, handled_by_name: profiles.full_name })
    .from(demoRequests)
    .leftJoin(profiles, eq(profiles.id, demoRequests.handled_by));
}

type RequestRow = Awaited<ReturnType<typeof selectRequests>>[number];

export function presentRequest({ request, handled_by_name }: RequestRow): DemoRequest {
  const { handled_by: _, handled_at, created_at, ...rest } = request;
  return {
    ...rest,
    handled_at: handled_at?.toISOString() ?? null,
    handled_by_name,
    created_at: created_at.toISOString(),
  };
}
