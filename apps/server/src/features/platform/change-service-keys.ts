import { ChowkError } from '@chowk/domain/kernel';
import { createServiceKey, revokeServiceKey } from '@chowk/domain/platform';
import { and, eq, isNull } from 'drizzle-orm';
import { implementCommand } from '../../contract/implement';
import { serviceKeys } from '../../db/schema/console';
import { readServiceKey } from './service-keys.queries';

export const createKey = implementCommand(createServiceKey, async (context, input) => {
  const { tx, actor, record } = context;
  const { id, name, hint, key_sha256 } = input;
  await tx.insert(serviceKeys).values({
    id,
    name,
    hint,
    key_hash: Buffer.from(key_sha256, 'hex'),
    created_by: actor.uid ?? '',
  });
  record(id, { name, hint });
  return readServiceKey(tx, id);
});

export const revokeKey = implementCommand(revokeServiceKey, async (context, { id }) => {
  const { tx, nowMs, record } = context;
  const { name, hint } = await readServiceKey(tx, id);
  const revoked = await tx
    .update(serviceKeys)
    .set({ revoked_at: new Date(nowMs) })
    .where(and(eq(serviceKeys.id, id), isNull(serviceKeys.revoked_at)))
    .returning({ id: serviceKeys.id });
  if (revoked.length === 0) throw new ChowkError('WRONG_STATE', { details: { state: 'revoked' } });
  record(id, { name, hint });
  return readServiceKey(tx, id);
});
