import { ChowkError } from '@chowk/domain/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CachedRow } from './local-draft';
import { emptyDraft, inputOf, type ProofDraft, type SubmitInput } from './proof-draft';
import { createProofFlow, UsedPhotoError } from './proof-flow';

const DEAL_ID = '0190a000-0000-7000-8000-000000000001';
const NOW_MS = Date.parse('2026-11-16T06:00:00Z');
const FINE = { isBlurred: false, isDark: false };

/** The device: what it holds outlives the tab. */
let draft: unknown;
let rows: Map<string, CachedRow>;
let sent: { input: SubmitInput; photos: ProofDraft['photos'] }[];
let trouble: Error | undefined;
let ids: number;
let used: Set<string>;

beforeEach(() => {
  draft = undefined;
  rows = new Map();
  sent = [];
  trouble = undefined;
  ids = 0;
  used = new Set();
});

const newId = () => {
  ids += 1;
  return `id-${ids}`;
};

function openTab() {
  return createProofFlow(
    {
      dealId: DEAL_ID,
      readLocalDraft: async () => ({ draft, rows: [...rows.values()] }),
      keep: async (next) => {
        draft = next;
      },
      store: async (blob, note) => {
        if (trouble) throw trouble;
        const id = newId();
        rows.set(id, { id, blob, storedAt: NOW_MS + ids, note });
        return id;
      },
      drop: async (gone) => {
        for (const id of gone) rows.delete(id);
      },
      prepare: async (file) => {
        if (!file.type.startsWith('image/')) throw new ChowkError('NOT_AN_IMAGE');
        return { blob: file, quality: FINE };
      },
      hashOf: (blob) => blob.text(),
      enqueue: async ({ photos }, input) => {
        if (trouble) throw trouble;
        sent.push({ input, photos });
        draft = undefined;
        rows.clear();
      },
      newId,
      nowMs: () => NOW_MS,
    },
    () => used,
  );
}

const shot = (text: string) => ({ blob: new Blob([text]), quality: FINE, takenAtMs: NOW_MS });
const file = (text: string, type = 'image/jpeg') =>
  new File([text], `${text}.jpg`, { type, lastModified: NOW_MS - 5 });
const FIX = { lat: 28.6, lng: 77.2, accuracy_m: 20, fixed_at: '2026-11-16T06:00:00.000Z' };

describe('photos of a proof', () => {
  it('go to the queue once, in order, with note and place, under names of their own', async () => {
    const flow = openTab();
    await flow.addShot(shot('front'));
    await flow.addFiles([file('side')]);
    await flow.setNotes('  by the till ');
    await flow.setFix(FIX);
    expect(await Promise.all([flow.send(), flow.send()])).toEqual([true, false]);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.input).toEqual({
      id: expect.any(String),
      deal_id: DEAL_ID,
      photo_paths: [`${DEAL_ID}-${NOW_MS}.jpg`, `${DEAL_ID}-${NOW_MS + 1}.jpg`],
      notes: 'by the till',
      captured_at: '2026-11-16T06:00:00.000Z',
      fix: FIX,
      shots: [
        { captured_at: '2026-11-16T06:00:00.000Z', fix: FIX },
        { captured_at: '2026-11-16T05:59:59.995Z', fix: FIX },
      ],
    });
    expect(sent[0]?.photos.map(({ source }) => source)).toEqual(['camera', 'file']);
    expect(flow.read()).toMatchObject({ draft: undefined, isSending: false });
    expect(await flow.send()).toBe(false);
  });

  const sentFix = () => inputOf(DEAL_ID, flow.read().draft ?? emptyDraft('none')).fix;
  let flow: ReturnType<typeof openTab>;
  beforeEach(() => {
    flow = openTab();
  });

  it('go with the place found when the person asked for it again', async () => {
    await flow.addShot(shot('front'));
    await flow.setFix({ ...FIX, accuracy_m: 5 });
    flow.startLook();
    await flow.setFix({ ...FIX, accuracy_m: 30 });
    expect(sentFix()?.accuracy_m).toBe(5);
    await flow.setFix({ ...FIX, accuracy_m: 30 }, true);
    expect(sentFix()?.accuracy_m).toBe(30);
  });

  it('do not go with a place found much later, however it was asked for', async () => {
    await flow.addShot(shot('front'));
    await flow.setFix(FIX);
    flow.startLook();
    await flow.setFix({ ...FIX, lat: 28.9, fixed_at: '2026-11-16T06:30:00.000Z' }, true);
    expect(sentFix()).toEqual(FIX);
  });

  it('go with the place of the newest, not of the one it was taken in place of', async () => {
    const far = { ...FIX, lat: 28.65, accuracy_m: 12 };
    flow.startLook();
    await flow.setFix(far);
    await flow.addShot(shot('far away'));
    expect(sentFix()).toEqual(far);
    const [first] = flow.read().draft?.photos ?? [];
    flow.startLook();
    await flow.setFix({ ...FIX, accuracy_m: 14 });
    await flow.addShot({ ...shot('at the shop'), takenAtMs: NOW_MS + 10 }, first?.blobId);
    expect(sentFix()).toEqual({ ...FIX, accuracy_m: 14 });
  });

  it('carry each its own place: without the newest, the one before it counts', async () => {
    await flow.setFix(FIX);
    await flow.addShot(shot('front'));
    flow.startLook();
    await flow.addShot({ ...shot('side'), takenAtMs: NOW_MS + 10 });
    await flow.setFix({ ...FIX, lat: 28.7 });
    expect(sentFix()?.lat).toBe(28.7);
    await flow.remove(flow.read().draft?.photos[1]?.blobId ?? '');
    expect(sentFix()).toEqual(FIX);
  });

  it('go without a place rather than with that of another', async () => {
    await flow.setFix(FIX);
    await flow.addShot(shot('front'));
    flow.startLook();
    await flow.addShot({ ...shot('side'), takenAtMs: NOW_MS + 10 });
    expect(sentFix()).toBeNull();
    await flow.send();
    expect(sent[0]?.input.shots?.map(({ fix }) => fix)).toEqual([FIX, null]);
  });

  it('taken long after the camera opened, or in place of another, are looked for anew', async () => {
    await flow.setFix(FIX);
    flow.startLook(false);
    await flow.addShot({ ...shot('at once'), takenAtMs: NOW_MS + 5_000 });
    expect(sentFix()).toEqual(FIX);
    flow.startLook(false);
    await flow.addShot({ ...shot('later'), takenAtMs: NOW_MS + 180_000 });
    expect(sentFix()).toBeNull();
    const here = { ...FIX, lat: 28.7, fixed_at: '2026-11-16T06:03:00.000Z' };
    await flow.setFix(here);
    expect(sentFix()).toEqual(here);
    expect(flow.read().draft?.photos[0]?.fix).toEqual(FIX);
  });

  it('are told of once each, with the picture and the note of it together', async () => {
    const flow = openTab();
    const heard: number[] = [];
    flow.subscribe(() => heard.push(flow.read().blobs.size, flow.read().draft?.photos.length ?? 0));
    await flow.addShot(shot('front'));
    await flow.addShot(shot('side'));
    expect(heard).toEqual([1, 1, 2, 2]);
  });

  it('are there again after a killed tab, also one the draft had not heard of', async () => {
    const first = openTab();
    await first.addShot(shot('front'));
    await first.setNotes('left shelf');
    // Killed between keeping the photo and noting it.
    rows.set('late', { id: 'late', blob: new Blob(['side']), storedAt: NOW_MS + 99 });
    const key = (draft as ProofDraft).id;

    const second = openTab();
    await second.open();
    const { draft: found, isRestored, blobs } = second.read();
    expect(isRestored).toBe(true);
    expect(found).toMatchObject({ id: key, notes: 'left shelf' });
    expect(found?.photos.map(({ blobId }) => blobId)).toEqual([expect.any(String), 'late']);
    expect(await blobs.get('late')?.text()).toBe('side');
    await second.send();
    expect(sent[0]?.input.photo_paths).toHaveLength(2);
  });

  it('taken again stand alone in the same place, in whatever moment of it the tab is killed', async () => {
    const first = openTab();
    for (const text of ['front', 'side', 'back']) await first.addShot(shot(text));
    const side = first.read().draft?.photos[1]?.blobId ?? '';
    const [onlyStored, asBefore] = [draft, new Map(rows)];
    await first.addShot(shot('side again'), side);
    await expect.poll(() => rows.has(side)).toBe(false);
    const [listed, after] = [draft, new Map(rows)];
    const moments: [unknown, Map<string, CachedRow>][] = [
      [onlyStored, new Map([...asBefore, ...after])],
      [listed, new Map([...asBefore, ...after])],
      [onlyStored, after],
    ];
    for (const [kept, onDisk] of moments) {
      draft = kept;
      rows = onDisk;
      const again = openTab();
      await again.open();
      const { draft: found, blobs } = again.read();
      const texts = found?.photos.map(({ blobId }) => blobs.get(blobId)?.text());
      expect(await Promise.all(texts ?? [])).toEqual(['front', 'side again', 'back']);
      expect(rows.size).toBe(3);
    }
  });

  it('can be taken again in the same place, or removed, and leave nothing behind', async () => {
    const flow = openTab();
    await flow.addShot(shot('front'));
    await flow.addShot(shot('side'));
    const before = flow.read().draft?.photos.map(({ blobId }) => blobId) ?? [];
    await flow.addShot(shot('front again'), before[0]);
    const after = flow.read().draft?.photos.map(({ blobId }) => blobId) ?? [];
    expect(after).toHaveLength(2);
    expect(after[1]).toBe(before[1]);
    await expect.poll(() => rows.has(before[0] ?? '')).toBe(false);
    for (const id of after) await flow.remove(id);
    expect([rows.size, flow.read().draft?.photos]).toEqual([0, []]);
    expect(await flow.send()).toBe(false);
  });
});

describe('what must not count as a photo', () => {
  it('is named and refused, and loses nothing', async () => {
    const flow = openTab();
    used.add('sent last week');
    const chosen = [file('good'), file('text', 'text/plain'), file('good'), file('sent last week')];
    await flow.addFiles(chosen);
    expect(flow.read().draft?.photos).toHaveLength(1);
    const problems = flow.read().badFiles.map(({ error }) => error);
    expect(problems).toEqual([
      expect.objectContaining({ code: 'NOT_AN_IMAGE' }),
      new UsedPhotoError('here'),
      new UsedPhotoError('earlier'),
    ]);
    await flow.addFiles([file('another')]);
    expect(flow.read()).toMatchObject({ badFiles: [], preparing: 0, draft: { photos: [{}, {}] } });
  });

  it('is one the device could not keep', async () => {
    const flow = openTab();
    trouble = new Error('No room');
    await expect(flow.addShot(shot('front'))).rejects.toThrow('No room');
    await flow.addFiles([file('side')]);
    expect(flow.read().badFiles).toMatchObject([{ name: 'side.jpg', error: trouble }]);
    expect(flow.read().draft?.photos ?? []).toEqual([]);
  });

  it('nor is anything sent that the queue did not take', async () => {
    const flow = openTab();
    await flow.addShot(shot('front'));
    trouble = new Error('Broken store');
    expect(await flow.send()).toBe(false);
    expect(flow.read()).toMatchObject({ error: trouble, draft: { photos: [{}] } });
    trouble = undefined;
    expect(await flow.send()).toBe(true);
  });
});
