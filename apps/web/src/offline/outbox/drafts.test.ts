import 'fake-indexeddb/auto';
import '../../../test/browser-stand-ins';
import { beforeEach, expect, it, vi } from 'vitest';
import type { OfflineDatabase } from '@/offline/store/schema';
import { put, write } from '@/offline/store/write';
import { newPerson } from '@/offline/test/new-person';
import { signIn } from '@/offline/test/signed-in';
import {
  dropFormDrafts,
  findDrafts,
  formDraft,
  formDraftsWritten,
  hasFormDraft,
  writeDraft,
} from './drafts';
import { collectUnsent } from './unsent-rows';

const profile = formDraft<{ area: string }>('profile', 'p-1');

let database: OfflineDatabase;
let personId: string;
beforeEach(async () => {
  ({ database, personId } = await newPerson());
});

it('is restored for the same form, row and person only', async () => {
  profile.write({ area: 'Dadar' });
  expect(await formDraft('profile', 'p-1').read()).toEqual({ area: 'Dadar' });
  expect(await formDraft('profile', 'p-2').read()).toEqual({});
  expect(await formDraft('shop', 'p-1').read()).toEqual({});
  await newPerson();
  expect(await profile.read()).toEqual({});
  signIn(personId);
  expect(await profile.read()).toEqual({ area: 'Dadar' });
});

it('keeps the last input, however fast it was typed, and is deleted when it is empty', async () => {
  for (const area of ['D', 'Da', 'Dad']) profile.write({ area });
  formDraft('shop', 's-1').write({ area: 'Parel' });
  await formDraftsWritten();
  const areas = (await findDrafts('')).map(({ value }) => (value as { area: string }).area);
  expect(areas).toEqual(['Dad', 'Parel']);
  profile.write({ area: 'Dadar' });
  profile.write({});
  expect([await profile.read(), (await findDrafts('')).length]).toEqual([{}, 1]);
});

it('survives a reload that did not wait for a write, for the same person', async () => {
  profile.write({ area: 'Dadar' });
  const unwritten = sessionStorage.getItem('chowk.typed') ?? '';
  profile.write({});
  await formDraftsWritten();
  expect([await profile.read(), sessionStorage.getItem('chowk.typed')]).toEqual([{}, null]);
  sessionStorage.setItem('chowk.typed', unwritten);
  const reload = async () => {
    vi.resetModules();
    return (await import('./drafts')).formDraft('profile', 'p-1').read();
  };
  expect(await reload()).toEqual({ area: 'Dadar' });
  expect(sessionStorage.getItem('chowk.typed')).toBeNull();
  sessionStorage.setItem('chowk.typed', unwritten);
  await newPerson();
  expect([await reload(), sessionStorage.getItem('chowk.typed')]).toEqual([{}, null]);
});

it('is deleted on sign-out, unlike work in progress', async () => {
  expect(await hasFormDraft()).toBe(false);
  await writeDraft('lead:new:l-1', { shop_name: 'Rao' });
  expect(await hasFormDraft()).toBe(false);
  profile.write({ area: 'Dadar' });
  expect(await hasFormDraft()).toBe(true);
  expect((await collectUnsent(database)).map(({ id }) => id)).toEqual(['draft:lead:new:l-1']);
  await write(database, ['config'], dropFormDrafts);
  expect([await hasFormDraft(), (await findDrafts('')).length]).toEqual([false, 1]);
});

it.each([null, [], 7])('is ignored when broken: %j', async (value) => {
  await put(database, 'config', { key: 'draft:typed:profile.p-1', value });
  expect(await profile.read()).toEqual({});
});
