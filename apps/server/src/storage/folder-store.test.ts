import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ChowkError } from '@chowk/domain/kernel';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openFolderStore } from './folder-store';
import type { ObjectStore } from './object-store';
import { describeObjectStore, readBack } from './test/object-store.suite';

const JPEG = { contentType: 'image/jpeg' };

let parent: string;
let root: string;
let store: ObjectStore;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'chowk-store-'));
  root = join(parent, 'files');
  store = openFolderStore(root);
});
afterEach(() => rm(parent, { recursive: true, force: true }));

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

describeObjectStore('The folder store', () => store);

describe('The folder store, on disk', () => {
  it('keeps two files an object, none after overwrites and deletes', async () => {
    await store.put('proof-photos', 'a.jpg', Buffer.from('1'), JPEG);
    await store.put('proof-photos', 'a.jpg', Buffer.from('2'), JPEG);
    expect(await filesIn(root)).toHaveLength(2);
    await store.delete('proof-photos', 'a.jpg');
    expect(await filesIn(root)).toEqual([]);
  });

  it('leaves no file behind when a body is refused', async () => {
    const wrong = { ...JPEG, sha256: '0'.repeat(64) };
    await expect(store.put('proof-photos', 'a', Buffer.from('1'), wrong)).rejects.toThrow();
    await expect(readdir(root)).rejects.toThrow(/ENOENT/);
  });

  it('shows the old object when a crash came before the last step', async () => {
    await store.put('proof-photos', 'a.jpg', Buffer.from('old'), JPEG);
    await writeFile(join(root, 'proof-photos', 'a.jpg@00112233'), 'half of the new con');
    await writeFile(join(root, 'proof-photos', 'a.jpg@info.ff.tmp'), '{"size":');
    const reopened = openFolderStore(root);
    expect((await readBack(reopened, 'proof-photos', 'a.jpg'))?.bytes.toString()).toBe('old');
  });

  it('never mixes content and type while the object is being replaced', async () => {
    const kinds = ['image/jpeg', 'image/png'];
    await store.put('brand-logos', 'logo', Buffer.from('image/png'), { contentType: 'image/png' });
    let writing = true;
    const writer = (async () => {
      for (let i = 0; i < 30; i++) {
        const contentType = kinds[i % 2] ?? 'image/png';
        await store.put('brand-logos', 'logo', Buffer.from(contentType), { contentType });
      }
      writing = false;
    })();
    while (writing) {
      const found = await readBack(store, 'brand-logos', 'logo');
      expect(found?.bytes.toString()).toBe(found?.contentType);
    }
    await writer;
  });

  it('finishes a download that began before the object was deleted', async () => {
    const bytes = Buffer.alloc(400_000, 7);
    await store.put('proof-photos', 'a.jpg', bytes, JPEG);
    const found = await store.get('proof-photos', 'a.jpg');
    await store.delete('proof-photos', 'a.jpg');
    expect(found && (await buffer(found.stream)).equals(bytes)).toBe(true);
  });

  it('writes nothing outside its root, whatever the name', async () => {
    await writeFile(join(parent, 'witness'), 'untouched');
    const pieces = fc.constantFrom('..', '.', '/', '\\', '%2e%2e', '\0', 'a', 'witness', '@info');
    const tricky = fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join(''));
    await fc.assert(
      fc.asyncProperty(fc.oneof(tricky, fc.string()), async (path) => {
        try {
          await store.put('proof-photos', path, Buffer.from('x'), JPEG);
        } catch (error) {
          expect(error).toBeInstanceOf(ChowkError);
          expect(error).toMatchObject({ code: 'BAD_PATH' });
        }
      }),
      { numRuns: 200 },
    );
    const outside = (await filesIn(parent)).filter(
      (file) => !file.startsWith(join('files', 'proof-photos')),
    );
    expect(outside).toEqual(['witness']);
    expect(await readFile(join(parent, 'witness'), 'utf8')).toBe('untouched');
  });
});
