import { ChowkError } from '@chowk/domain/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { NetworkError } from '@/api/errors';
import type { SubmitInput } from './proof-draft';
import { createProofFlow } from './proof-flow';

const DEAL_ID = '0190a000-0000-7000-8000-000000000001';
const NOW_MS = Date.parse('2026-11-16T06:00:00Z');

let kept: unknown;
let sent: SubmitInput[];
let uploaded: string[];
let answers: (() => unknown)[];
let lines: (() => unknown)[];
let ids: number;

beforeEach(() => {
  kept = undefined;
  sent = [];
  uploaded = [];
  answers = [];
  lines = [];
  ids = 0;
});

/** A tab of the browser: what is kept outlives it. */
function openTab() {
  return createProofFlow({
    dealId: DEAL_ID,
    readKept: async () => kept,
    keep: async (draft) => {
      kept = draft;
    },
    forget: async () => {
      kept = undefined;
    },
    shrink: async (file) => {
      if (!file.type.startsWith('image/')) throw new ChowkError('NOT_AN_IMAGE');
      return file;
    },
    upload: async (path, _blob, onProgress) => {
      onProgress(0.5);
      lines.shift()?.();
      uploaded.push(path);
    },
    submit: async (input) => {
      sent.push(input);
      answers.shift()?.();
    },
    newId: () => {
      ids += 1;
      return `proof-${ids}`;
    },
    nowMs: () => NOW_MS,
  });
}

const photo = (type = 'image/jpeg') => new File(['x'], 'a.jpg', { type, lastModified: NOW_MS - 5 });
const fail = (error: unknown) => () => {
  throw error;
};

describe('sending photos', () => {
  it('uploads each once under a name of its own and sends them with note and place', async () => {
    const flow = openTab();
    await flow.add(photo());
    await flow.add(photo());
    await flow.setNotes('  by the till ');
    const fix = { lat: 28.6, lng: 77.2, accuracy_m: 20, fixed_at: '2026-11-16T06:00:00.000Z' };
    await flow.setFix(fix);
    expect(await flow.send()).toBe(true);
    const paths = [`${DEAL_ID}-${NOW_MS}.jpg`, `${DEAL_ID}-${NOW_MS + 1}.jpg`];
    expect(uploaded).toEqual(paths);
    expect(sent).toEqual([
      {
        id: 'proof-1',
        deal_id: DEAL_ID,
        photo_paths: paths,
        notes: 'by the till',
        captured_at: '2026-11-16T05:59:59.995Z',
        fix,
      },
    ]);
    expect(kept).toBeUndefined();
    expect(flow.read()).toMatchObject({ draft: undefined, isSending: false });
  });

  it('happens once however often it is pressed', async () => {
    const flow = openTab();
    await flow.add(photo());
    expect(await Promise.all([flow.send(), flow.send(), flow.send()])).toEqual([
      true,
      false,
      false,
    ]);
    expect(sent).toHaveLength(1);
  });

  it('goes on after a killed tab, under the same key and to the letter', async () => {
    const first = openTab();
    await first.add(photo());
    await first.setNotes('left shelf');
    answers = [fail(new NetworkError('timeout'))];
    expect(await first.send()).toBe(false);
    expect(first.read().error).toBeInstanceOf(NetworkError);

    const second = openTab();
    await second.open();
    expect(second.read()).toMatchObject({ wasKept: true, draft: { notes: 'left shelf' } });
    await second.setFix({ lat: 1, lng: 2, accuracy_m: 3, fixed_at: '2026-11-16T06:00:00.000Z' });
    expect(await second.send()).toBe(true);
    expect(sent[1]).toEqual(sent[0]);
    expect(uploaded).toHaveLength(1);
  });

  it('is another proof once its content is another, or after a refusal', async () => {
    const flow = openTab();
    await flow.add(photo());
    answers = [fail(new NetworkError('unreachable')), fail(new ChowkError('WRONG_STATE'))];
    await flow.send();
    await flow.setNotes('now with a note');
    await flow.send();
    await flow.send();
    const keys = sent.map(({ id }) => id);
    expect(new Set(keys).size).toBe(3);
  });
});

describe('a photo', () => {
  it('that did not get through waits, and is tried again with the sending', async () => {
    const flow = openTab();
    lines = [fail(new NetworkError('unreachable'))];
    await flow.add(photo());
    await expect.poll(() => flow.read().failed.size).toBe(1);
    expect(await flow.send()).toBe(true);
    expect(flow.read().failed.size).toBe(0);
  });

  it('can be taken again or removed; what is no photo is refused and loses nothing', async () => {
    const flow = openTab();
    await flow.add(photo());
    const first = flow.read().draft?.photos[0]?.path ?? '';
    await flow.add(photo(), first);
    expect(flow.read().draft?.photos).toHaveLength(1);
    expect(flow.read().draft?.photos[0]?.path).not.toBe(first);
    await flow.add(photo('text/plain'));
    expect(flow.read().error).toMatchObject({ code: 'NOT_AN_IMAGE' });
    expect(flow.read()).toMatchObject({ preparing: 0, draft: { photos: [{}] } });
    await flow.remove(flow.read().draft?.photos[0]?.path ?? '');
    expect(flow.read().draft?.photos).toEqual([]);
    expect(await flow.send()).toBe(false);
    expect(sent).toEqual([]);
  });
});
