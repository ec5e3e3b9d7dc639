import 'fake-indexeddb/auto';
import '../../../test/browser-stand-ins';
import { describe, expect, it } from 'vitest';
import { discardItems, enqueue, listPending } from '@/offline/outbox/outbox';
import { plainRow } from '@/offline/pull/rebase';
import { settle } from '@/offline/send/settle';
import { onSyncEvent } from '@/offline/store/events';
import { put } from '@/offline/store/write';
import { newPerson } from '@/offline/test/new-person';
import { dependentsOf, pickReady } from './pick-ready';

const OFFERED = { id: 'd-1', status: 'offered' };
const CHANCE = { nowMs: () => 1, random: () => 0 };
const PHOTO = { bucket: 'proof-photos', path: 'd-1-1.jpg', blob: new Blob(['shelf']) } as const;

async function acceptAndProve() {
  const { database } = await newPerson();
  await put(database, 'deals', OFFERED);
  const accept = await enqueue({ type: 'deal_accept', data: { id: 'd-1' } });
  const proof = await enqueue({ type: 'proof_submit', data: { deal_id: 'd-1' }, blobs: [PHOTO] });
  return { database, accept, proof };
}

async function idsOnto(id: string): Promise<string[]> {
  const items = await listPending();
  const item = items.find((one) => one.id === id);
  return item ? dependentsOf(item, items).map((one) => one.id) : [];
}

describe('the dependents of a pending item', () => {
  it('are the proof of an accepted deal, and of no other', async () => {
    const { accept, proof } = await acceptAndProve();
    await enqueue({ id: 'other', type: 'deal_accept', data: { id: 'd-2' } });
    expect(await idsOnto(accept.id)).toEqual([proof.id]);
    expect(await idsOnto(proof.id)).toEqual([]);
    expect(await idsOnto('other')).toEqual([]);
  });

  it('include indirect ones', async () => {
    await newPerson();
    const send = (id: string, type: string, data: object, dependsOn: string[] = []) =>
      enqueue({ id, type, data, dependsOn });
    await send('create', 'lead_create', { id: 'l-1' });
    await send('change', 'lead_update', { id: 'l-1' });
    await send('next', 'x_do', {}, ['change']);
    await send('beside', 'lead_create', { id: 'l-2' });
    expect(await idsOnto('create')).toEqual(['change', 'next']);
    expect(await idsOnto('change')).toEqual(['next']);
  });
});

describe('discarding an item with its dependents', () => {
  it('shows the offer again, deletes the photos and unblocks what followed', async () => {
    const { database, accept, proof } = await acceptAndProve();
    const heard: string[] = [];
    const stop = onSyncEvent(({ type }) => heard.push(type));
    await discardItems([accept.id, proof.id]);
    stop();
    expect(await listPending()).toEqual([]);
    expect(await database.count('blobs')).toBe(0);
    expect(plainRow((await database.get('deals', 'd-1')) ?? { id: '' })).toEqual(OFFERED);
    expect(heard).toEqual(expect.arrayContaining(['item.dropped', 'rows.changed', 'item.queued']));
  });
});

describe('a proof that is not sent yet', () => {
  it('is shown as pending, and as sent once the server has it', async () => {
    const { database, accept, proof } = await acceptAndProve();
    const shown = () => database.get('deals', 'd-1');
    expect(await shown()).toMatchObject({
      status: 'accepted',
      isAnswerWaiting: true,
      isProofWaiting: true,
    });
    expect(await shown()).not.toHaveProperty('submitted_at');
    const accepted = { ...OFFERED, status: 'accepted' };
    await settle(database, [{ kind: 'done', item: accept, output: accepted }], CHANCE);
    expect(await shown()).toMatchObject({ status: 'accepted', isProofWaiting: true });
    expect(await shown()).not.toHaveProperty('isAnswerWaiting');
    await settle(database, [{ kind: 'done', item: proof, output: { id: 'p-1' } }], CHANCE);
    expect(await shown()).toMatchObject({ status: 'submitted' });
    expect(await shown()).not.toHaveProperty('isProofWaiting');
  });

  it('does not change an offer whose acceptance was refused', async () => {
    const { database, accept } = await acceptAndProve();
    const failure = { outcome: 'refused', problem: { code: 'CAMPAIGN_FULL' } } as const;
    await settle(database, [{ kind: 'failure', item: accept, failure }], CHANCE);
    const shown = plainRow((await database.get('deals', 'd-1')) ?? { id: '' });
    expect(shown).toEqual({ ...OFFERED, refusedAnswer: { code: 'CAMPAIGN_FULL' } });
  });
});

describe('a proof', () => {
  it('is sent after a consent given before it, unless that was refused', async () => {
    const { personId } = await newPerson();
    const consent = await enqueue({
      type: 'consent_give',
      data: { purpose: 'location', version: '2026-11' },
    });
    const proof = await enqueue({ type: 'proof_submit', data: { deal_id: 'd-1' } });
    await enqueue({ id: 'later', type: 'consent_give', data: { purpose: 'analytics' } });
    const ready = async (consentState: object) => {
      const rows = await listPending();
      const changed = rows.map((row) =>
        row.id === consent.id ? { ...row, ...consentState } : row,
      );
      return pickReady(changed, personId, 1).map(({ id }) => id);
    };
    expect(await ready({})).toEqual([consent.id, 'later']);
    expect(await ready({ state: 'sending' })).toEqual(['later']);
    expect(await ready({ retryAt: 2 })).toEqual(['later']);
    expect(await ready({ state: 'needs_attention' })).toEqual([proof.id, 'later']);
    expect(await idsOnto(consent.id)).toEqual([]);
  });
});
