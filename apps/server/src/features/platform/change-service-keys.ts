import { ChowkError, DAY_MS } from '@chowk/domain/kernel';
import { createServiceKey, revokeServiceKey } from '@chowk/domain/platform';
import { and, eq, isNull } from 'drizzle-orm';
import { implementCommand } from '../../contract/implement';
import { serviceKeys } from '../../db/schema/system/console';
import { tellChange } from '../auth';
import { propose } from './proposals/propose';
import { readServiceKey } from './service-keys.queries';

export const createKey = implementCommand(createServiceKey, async (context, input) => {
  const { tx, actor, nowMs, record } = context;
  const { id, name, hint, key_sha256, scopes, valid_days } = input;
  const expires = new Date(nowMs + valid_days * DAY_MS);
  await tx.insert(serviceKeys).values({
    id,
    name,
    hint,
    key_hash: Buffer.from(key_sha256, 'hex'),
    created_by: actor.uid ?? '',
    scopes,
    expires_at: expires,
  });
  await propose(context, {
    kind: 'service_key',
    subject: id,
    value: { name, hint, scopes, expires_at: expires.toISOString() },
    question: { type: 'proposal_service_key', about: { name } },
  });
  record(id, { name, hint, scopes, expires_at: expires.toISOString() });
  await tellChange(context, { kind: 'service-key-made', userId: actor.uid ?? '' });
  return readServiceKey(context, id);
});

export const revokeKey = implementCommand(revokeServiceKey, async (context, { id }) => {
  const { tx, nowMs, record } = context;
  const { name, hint } = await readServiceKey(context, id);
  const revoked = await tx
    .update(serviceKeys)
    .set({ revoked_at: new Date(nowMs) })
    .where(and(eq(serviceKeys.id, id), isNull(serviceKeys.revoked_at)))
    .returning({ id: serviceKeys.id });
  if (revoked.length === 0) throw new ChowkError('WRONG_STATE', { details: { state: 'revoked' } });
  record(id, { name, hint });
  return readServiceKey(context, id);
});
