import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { openPostgres } from '../../apps/server/src/db/engines/open-postgres';

/**
 * What a refresh does in the database and nothing else, by hand: the same role, the same lock, the
 * same rows, one write. It signs nothing, checks nothing and presents nothing.
 */
export async function startPlainRefresh(sessionIds: readonly string[]) {
  const db = openPostgres(process.env.BENCH_DATABASE_URL ?? '');
  const refresh = (id: string) =>
    db.transaction('write', 'set local role chowk_auth;', async (tx) => {
      await Promise.all([
        tx.execute(sql`select * from auth.sessions where id = ${id} for update`),
        tx.execute(sql`
          select to_json(u) as person, p.status, p.language,
            (select json_agg(i order by i.id) from auth.identities i where i.user_id = u.id) as identities,
            (select json_agg(f order by f.id) from auth.factors f where f.user_id = u.id) as factors
          from auth.sessions s join auth.users u on u.id = s.user_id
            left join profiles p on p.id = u.id
          where s.id = ${id}`),
      ]);
      // The counter stays: these are the sessions the other side refreshes in its turn.
      await tx.execute(sql`update auth.sessions set refreshed_at = now() where id = ${id}`);
    });

  let next = 0;
  const server = createServer(async (request, response) => {
    await text(request);
    next = (next + 1) % sessionIds.length;
    await refresh(sessionIds[next] ?? '');
    response.setHeader('content-type', 'application/json');
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    server,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await db.close();
    },
  };
}
