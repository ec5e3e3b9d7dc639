import '../../../test/browser-stand-ins';
import { DAY_MS } from '@chowk/domain/kernel';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type DurableRow, putDurableRow, writeNow } from './durable-rows';
import { allWritten, STAMP_KEY, storeDurably } from './durable-storage';

/**
 * The origin private file system in memory: a file is replaced when it is closed. For the real one
 * see killed.spec.ts.
 */
const files = new Map<string, string>();

function handleOf(name: string) {
  const getFile = async () => ({ text: async () => files.get(name) ?? '' });
  const createWritable = async () => {
    let text = '';
    const write = async (more: string) => {
      text += more;
    };
    return { write, close: async () => void files.set(name, text) };
  };
  return { getFile, createWritable };
}

const folder = {
  getFileHandle: async (name: string, options?: { readonly create: boolean }) => {
    if (!files.has(name) && !options?.create) throw new Error('NotFoundError');
    return handleOf(name);
  },
  removeEntry: async (name: string) => void files.delete(name),
  [Symbol.asyncIterator]: async function* () {
    yield* [...files];
  },
};

beforeAll(() => {
  files.set('chowk.sure.1.crswap', 'half');
  vi.stubGlobal('navigator', {
    storage: { getDirectory: async () => folder },
    locks: { request: (_name: string, work: () => Promise<void>) => work() },
  });
});
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => localStorage.clear());

async function put(row: DurableRow): Promise<void> {
  const written = putDurableRow(row);
  await writeNow();
  await written;
}

function sureRow(key: string): DurableRow | undefined {
  const rows: DurableRow[] = JSON.parse(files.get('chowk.sure') ?? '[]');
  return rows.find((row) => row.key === key);
}

it('records each value stored or removed, with increasing stamps', async () => {
  storeDurably('a', 'first');
  storeDurably('b', 'other');
  storeDurably('a', 'second');
  storeDurably('b', null);
  await allWritten();
  expect([localStorage.getItem('a'), localStorage.getItem('b')]).toEqual(['second', null]);
  const [a, b] = [sureRow('a'), sureRow('b')];
  expect([a?.value, b?.value]).toEqual(['second', null]);
  expect(b?.stamp).toBeGreaterThan(a?.stamp ?? Number.POSITIVE_INFINITY);
  expect(localStorage.getItem(STAMP_KEY)).toBe(String(b?.stamp));
  expect([...files.keys()], 'nothing half written stays').toEqual(['chowk.sure']);
});

it('writes nothing when nothing changes', async () => {
  storeDurably('same', 'x');
  await allWritten();
  const before = sureRow('same');
  storeDurably('same', 'x');
  storeDurably('never there', null);
  await allWritten();
  expect([sureRow('same'), sureRow('never there')]).toEqual([before, undefined]);
});

it('keeps what another tab wrote later', async () => {
  const stamp = Date.now();
  await put({ key: 'session', value: 'newer', stamp: stamp + 1 });
  await put({ key: 'session', value: 'older', stamp });
  expect(sureRow('session')?.value).toBe('newer');
});

it('starts empty after a broken file, and drops what the browser has long written itself', async () => {
  const old = { key: 'old', value: 'x', stamp: Date.now() - 2 * DAY_MS };
  files.set('chowk.sure', JSON.stringify([old]).slice(0, -1));
  await put({ key: 'a', value: 'y', stamp: Date.now() });
  expect(sureRow('a')?.value).toBe('y');
  files.set('chowk.sure', JSON.stringify([old]));
  await put({ key: 'b', value: 'z', stamp: Date.now() });
  expect([sureRow('old'), sureRow('b')?.value]).toEqual([undefined, 'z']);
});
