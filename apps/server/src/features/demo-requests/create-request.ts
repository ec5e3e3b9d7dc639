import { createDemoRequest, MAX_REQUESTS_A_DAY } from '@chowk/domain/demo-requests';
import { ChowkError, DAY_MS } from '@chowk/domain/kernel';
import { and, count, eq, gt } from 'drizzle-orm';
import { implementCommand } from '../../contract/implement';
import { demoRequests } from '../../db/schema/demo-requests';
import { listAdmins, notifyPeople } from '../notifications';
import { takeRequest } from './system-steps';

export const createRequest = implementCommand(createDemoRequest, async (context, input) => {
  const { tx, nowMs, asSystem, record, emit } = context;
  await asSystem(takeRequest, async () => {
    const aDayAgo = new Date(nowMs - DAY_MS);
    const [lately] = await tx
      .select({ number: count() })
      .from(demoRequests)
      .where(and(eq(demoRequests.phone, input.phone), gt(demoRequests.created_at, aDayAgo)));
    if ((lately?.number ?? 0) >= MAX_REQUESTS_A_DAY) {
      throw new ChowkError('RATE_LIMITED', { details: { retryAfterS: DAY_MS / 1000 } });
    }
    await tx.insert(demoRequests).values({ ...input, created_at: new Date(nowMs) });
    const payload = { request_id: input.id, name: input.name, city: input.city };
    const admins = await listAdmins(tx);
    await notifyPeople(
      context,
      admins.map((profileId) => ({ profileId, type: 'demo_requested' as const, payload })),
    );
  });
  record(input.id, { after: { audience: input.audience, city: input.city } });
  emit({ type: 'demo_request.created', audience: 'role:admin', entityId: input.id, payload: {} });
  return { id: input.id };
});
