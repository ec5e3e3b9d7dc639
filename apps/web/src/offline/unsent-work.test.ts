import 'fake-indexeddb/auto';
import '../../test/browser-stand-ins';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { put } from '@/offline/store/write';
import { clearDevice } from './custody/clear-device';
import { readLockedWork } from './custody/locked-work';
import { restoreUnsent } from './custody/restore-unsent';
import { ensureUnsentKey, findUnsentKey, forgetUnsentKey } from './custody/unsent-key';
import { dropDraft, readDraft, writeDraft } from './outbox/drafts';
import { countPending } from './outbox/watch-queue';
import { offlineDatabase } from './store/database';
import { onSyncEvent } from './store/events';
import { hasDatabase, hasLockedWork } from './store/stores';
import { queuedItem } from './test/queued-item';

const PHOTO = 'the shelf at the counter';
const QUEUED = queuedItem({
  type: 'proof_submit',
  data: { deal: 'd-1', note: 'secret note', photos: [new Blob([PHOTO], { type: 'image/jpeg' })] },
  state: 'sending',
});

/** Stands in for the server: a wrapped key is just the key's name. */
const keys = new Map<string, string>();
function answer(url: string): Response {
  const sealed = new URL(url, 'http://localhost').searchParams.get('sealed');
  if (sealed && !keys.has(sealed)) {
    return Response.json({ code: 'PGRST116', message: 'not yours' }, { status: 404 });
  }
  const name = sealed ?? `sealed-${keys.size}`;
  const made = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))));
  keys.set(name, keys.get(name) ?? made.replaceAll('+', '-').replaceAll('/', '_'));
  return Response.json({ key: keys.get(name), sealed: name });
}

let personId = '';
let people = 0;
let isOnline = true;

beforeEach(() => {
  people += 1;
  personId = `leaver-${people}`;
  isOnline = true;
  localStorage.clear();
  signInAnew();
  vi.stubGlobal('fetch', async (url: string) => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    return answer(url);
  });
});
afterEach(() => vi.unstubAllGlobals());

let sessions = 0;

/** A minimal session, valid for a day, different each time. */
function signInAnew(): void {
  sessions += 1;
  const expires_at = Math.floor(Date.now() / 1000) + 86_400;
  const session = { access_token: `a-${sessions}`, refresh_token: 'r', expires_at };
  localStorage.setItem('chowk.session', JSON.stringify({ ...session, user: { id: personId } }));
}

async function queueWork(): Promise<void> {
  const database = await offlineDatabase(personId);
  await put(database, 'pendingUploads', QUEUED);
  await put(database, 'deals', { id: 'd-1' });
}

describe('unsent work over a sign-out', () => {
  it('is locked without a network, readable by nobody, and restored by the next sign-in', async () => {
    await ensureUnsentKey(personId);
    await queueWork();
    isOnline = false;
    expect(await clearDevice(personId)).toBe(1);
    forgetUnsentKey();
    expect(await hasDatabase(personId)).toBe(false);
    const locked = await readLockedWork(personId);
    expect(locked.map(({ id }) => id)).toEqual(['q-1']);
    const bytes = new TextDecoder('latin1').decode(locked[0]?.bytes);
    expect(bytes).not.toMatch(/secret note|shelf|proof_submit/);
    expect(findUnsentKey(personId)).toBeUndefined();
    signInAnew();
    await expect(restoreUnsent(personId)).rejects.toThrow();

    isOnline = true;
    const heard: string[] = [];
    const stop = onSyncEvent(({ type }) => heard.push(type));
    expect(await restoreUnsent(personId)).toBe(1);
    stop();
    expect(heard).toEqual(['item.queued', 'queue.changed']);
    const row = await (await offlineDatabase(personId)).get('pendingUploads', 'q-1');
    expect(row).toMatchObject({ type: 'proof_submit', state: 'queued', timestamp: 1 });
    const { photos } = (row?.data ?? { photos: [] }) as { photos: Blob[] };
    expect([photos[0]?.type, await photos[0]?.text()]).toEqual(['image/jpeg', PHOTO]);
    expect(await hasLockedWork(personId)).toBe(false);
  });

  it('is not followed by a new store until the session is over, nor after it', async () => {
    await queueWork();
    await clearDevice(personId);
    await expect(offlineDatabase(personId)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(writeDraft('proof:d-1', {})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    localStorage.removeItem('chowk.session');
    await expect(offlineDatabase(personId)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await hasDatabase(personId)).toBe(false);
    signInAnew();
    expect(await (await offlineDatabase(personId)).count('deals')).toBe(0);
  });

  it('requests no key once the person has signed out', async () => {
    localStorage.removeItem('chowk.session');
    await expect(ensureUnsentKey(personId)).rejects.toMatchObject({ problem: 'signed_out' });
    expect(findUnsentKey(personId)).toBeUndefined();
  });

  it('includes photos not sent yet, so the draft of a proof is restored', async () => {
    await ensureUnsentKey(personId);
    await writeDraft('proof:d-1', { notes: 'left shelf', photos: [{ blob: new Blob([PHOTO]) }] });
    expect(await clearDevice(personId)).toBe(0);
    expect(await hasDatabase(personId)).toBe(false);
    signInAnew();
    expect(await restoreUnsent(personId)).toBe(1);
    const draft = (await readDraft('proof:d-1')) as { notes: string; photos: { blob: Blob }[] };
    expect([draft.notes, await draft.photos[0]?.blob.text()]).toEqual(['left shelf', PHOTO]);
    expect(await countPending(personId)).toBe(0);
    await dropDraft('proof:d-1');
    expect(await readDraft('proof:d-1')).toBeUndefined();
  });

  it('cannot be opened with another person’s key', async () => {
    await queueWork();
    await clearDevice(personId);
    keys.clear();
    await expect(restoreUnsent(personId)).rejects.toMatchObject({ code: 'PGRST116' });
    expect(await hasLockedWork(personId)).toBe(true);
  });

  it('stays as it is when there is no key and no network, and the rest is deleted', async () => {
    await queueWork();
    isOnline = false;
    expect(await clearDevice(personId)).toBe(1);
    expect(await countPending(personId)).toBe(1);
    expect(await (await offlineDatabase(personId)).count('deals')).toBe(0);
  });

  it('gets no key that would outlive the session', async () => {
    const asking = ensureUnsentKey(personId);
    localStorage.removeItem('chowk.session');
    await asking;
    expect(findUnsentKey(personId)).toBeUndefined();
  });

  it('leaves nothing behind when there is none', async () => {
    await put(await offlineDatabase(personId), 'deals', { id: 'd-1' });
    await clearDevice(personId);
    expect(await hasDatabase(personId)).toBe(false);
    expect(await hasLockedWork(personId)).toBe(false);
    expect(await restoreUnsent(personId)).toBe(0);
  });
});
