import { APPLICATION_NAME } from '@/api/client/application';
import type { PendingUpload } from '@/offline/outbox/queue-row';
import { sendLock } from '@/offline/send/background';
import { createOutboxCalls, type OutboxCalls } from '@/offline/send/outbox-calls';
import { fitBatch, pickReady, toCall } from '@/offline/send/pick-ready';
import { type LocalStore, openStores } from './local-store';

/** Photos first; the server answers at once for one that is already stored. */
async function sendPhotos(
  item: PendingUpload,
  store: LocalStore,
  calls: OutboxCalls,
): Promise<void> {
  for (const { id, bucket, path } of item.blobs) {
    const row = await store.readBlob(id);
    if (!row || row.isUploaded) continue;
    const actingShopId = item.onBehalfOf?.shopId;
    await calls.uploadPhoto({ bucket, path, blob: row.blob, actingShopId });
  }
}

/**
 * Sends what can be sent, in order, and records nothing: the server keeps its response under each
 * id, so the next page asks again, gets the response at once, and then removes the item.
 */
async function sendStore(store: LocalStore, personId: string, calls: OutboxCalls): Promise<void> {
  const tried = new Set<string>();
  for (;;) {
    const queue = await store.readQueue();
    // An answered item no longer blocks those after it; an unanswered one does.
    const left = queue.filter(({ id }) => !tried.has(id));
    const asQueued = left.map((row) => ({ ...row, state: openState(row) }));
    const batch = fitBatch(pickReady(asQueued, personId, Date.now()));
    if (batch.length === 0) return;
    for (const item of batch) await sendPhotos(item, store, calls);
    const results = await calls.sendBatch(batch.map(toCall));
    const done = results.filter(({ status }) => status === 200);
    for (const { id } of done) tried.add(id);
    // A refusal is for the page to show; nothing behind it may be sent.
    if (done.length < batch.length) return;
  }
}

/** Left by a killed tab. We have the lock, so nobody is sending it. */
function openState({ state }: PendingUpload): PendingUpload['state'] {
  return state === 'sending' ? 'queued' : state;
}

async function sendFor(store: LocalStore): Promise<void> {
  const { access } = store;
  if (!access || access.expiresAtMs <= Date.now()) return;
  const { personId, token } = access;
  const calls = createOutboxCalls({
    baseUrl: '',
    applicationName: APPLICATION_NAME,
    getToken: () => token,
  });
  // A page is preferred as the sender, because it also shows the result.
  await navigator.locks.request(sendLock(personId), { ifAvailable: true }, async (lock) => {
    if (lock) await sendStore(store, personId, calls);
  });
}

/** Throws when something was not sent, so that the browser wakes the worker again. */
export async function sendOutbox(): Promise<void> {
  const stores = await openStores();
  try {
    for (const store of stores) await sendFor(store);
  } finally {
    for (const store of stores) store.close();
  }
}
