import { listDemoRequests } from '@chowk/domain/demo-requests';
import { and, desc, eq, ilike, or } from 'drizzle-orm';
import { implementQuery } from '../../contract/implement';
import { afterCursor, pageFrom } from '../../contract/paging';
import { containing } from '../../contract/search-text';
import { demoRequests } from '../../db/schema/demo-requests';
import { presentRequest, selectRequests } from './present-request';

const { city, created_at, id, name, phone, status } = demoRequests;

export const demoRequestsList = implementQuery(listDemoRequests, async ({ tx }, params) => {
  const { search } = params;
  const rows = await selectRequests(tx)
    .where(
      and(
        params.status === undefined ? undefined : eq(status, params.status),
        search
          ? or(...[name, phone, city].map((column) => ilike(column, containing(search))))
          : undefined,
        afterCursor(params.cursor, [created_at, id], 'desc'),
      ),
    )
    .orderBy(desc(created_at), desc(id))
    .limit(params.limit + 1);
  return pageFrom(
    rows,
    params.limit,
    ({ request }) => [request.created_at.toISOString(), request.id],
    presentRequest,
  );
});
