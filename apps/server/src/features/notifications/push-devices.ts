import { invalidField } from '@chowk/domain/kernel';
import {
  listPushDevices,
  MAX_DEVICES,
  readPushKey,
  subscribePush as subscribeContract,
  unsubscribePush as unsubscribeContract,
} from '@chowk/domain/notifications';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { QueryContext } from '../../contract/context';
import { implementCommand, implementQuery } from '../../contract/implement';
import { deviceSubscriptions } from '../../db/schema/notifications';
import { keepDevice } from './system-steps';

async function listDevices({ tx, actor }: Pick<QueryContext, 'tx' | 'actor'>) {
  const rows = await tx
    .select()
    .from(deviceSubscriptions)
    .where(eq(deviceSubscriptions.profile_id, actor.uid ?? ''))
    .orderBy(asc(deviceSubscriptions.id));
  const items = rows.map(({ id, label, session_id, created_at, last_sent_at }) => ({
    id,
    label,
    is_this: session_id !== null && session_id === actor.sessionId,
    created_at: created_at.toISOString(),
    last_sent_at: last_sent_at?.toISOString() ?? null,
  }));
  return { items };
}

export const pushKey = implementQuery(readPushKey, async ({ ports }) => ({
  public_key: ports.push.publicKey,
}));

export const pushDevicesList = implementQuery(listPushDevices, listDevices);

export const subscribePush = implementCommand(subscribeContract, async (context, input) => {
  const { tx, actor, ports, newId, asSystem, record } = context;
  const { endpoint, keys, label } = input;
  // Whoever names an address inside our own house would have us knock there.
  if (!ports.push.isAllowed(endpoint)) throw invalidField('endpoint', 'invalid');
  const uid = actor.uid ?? '';
  await asSystem(keepDevice, async () => {
    const device = { profile_id: uid, session_id: actor.sessionId, ...keys, label };
    const [kept] = await tx
      .insert(deviceSubscriptions)
      .values({ id: newId(), endpoint, ...device })
      .onConflictDoUpdate({ target: deviceSubscriptions.endpoint, set: device })
      .returning({ id: deviceSubscriptions.id });
    const over = await tx
      .select({ id: deviceSubscriptions.id })
      .from(deviceSubscriptions)
      .where(eq(deviceSubscriptions.profile_id, uid))
      .orderBy(desc(deviceSubscriptions.id))
      .offset(MAX_DEVICES);
    const ids = over.map(({ id }) => id);
    if (ids.length > 0) {
      await tx.delete(deviceSubscriptions).where(inArray(deviceSubscriptions.id, ids));
    }
    // The address is a key of its own: who has it can write to the device. The trail has the id.
    record(kept?.id ?? uid, { after: { label } });
  });
  return listDevices(context);
});

export const unsubscribePush = implementCommand(unsubscribeContract, async (context, input) => {
  const { tx, actor, asSystem } = context;
  const isIt =
    'id' in input
      ? eq(deviceSubscriptions.id, input.id)
      : eq(deviceSubscriptions.endpoint, input.endpoint);
  await asSystem(keepDevice, () =>
    tx
      .delete(deviceSubscriptions)
      .where(and(isIt, eq(deviceSubscriptions.profile_id, actor.uid ?? ''))),
  );
  return listDevices(context);
});
