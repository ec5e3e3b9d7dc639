import 'fake-indexeddb/auto';
import '../../../../test/browser-stand-ins';
import { expect, it } from 'vitest';
import { writeDraft } from '@/offline/outbox/drafts';
import { signIn } from '@/offline/test/signed-in';
import { dropLocalDraft, findUnsent, readLocalDraft, writeLocalDraft } from './local-draft';

it('brings back what one person typed, and only to them', async () => {
  signIn('asha');
  await writeLocalDraft('c1', { version: 3, changes: { title: 'Diwali' } });
  expect(await readLocalDraft('c1')).toEqual({ version: 3, changes: { title: 'Diwali' } });
  expect(JSON.stringify({ ...localStorage })).not.toContain('Diwali');
  signIn('ravi');
  expect(await readLocalDraft('c1')).toBeUndefined();
  signIn('asha');
  await dropLocalDraft('c1');
  expect(await readLocalDraft('c1')).toBeUndefined();
});

it('finds the draft the server has never seen, not one it knows', async () => {
  signIn('meena');
  await writeLocalDraft('known', { version: 2, changes: { title: 'A' } });
  expect(await findUnsent()).toBeUndefined();
  await writeLocalDraft('fresh', { version: null, changes: { title: 'B' } });
  expect(await findUnsent()).toBe('fresh');
  await writeLocalDraft('fresh', { version: 1, changes: { title: 'B' } });
  expect(await findUnsent()).toBeUndefined();
  await writeLocalDraft('fresh', { version: null, changes: {} });
  await dropLocalDraft('fresh');
  expect(await findUnsent()).toBeUndefined();
  signIn('ravi');
  expect(await findUnsent()).toBeUndefined();
});

it('takes damaged notes for none', async () => {
  signIn('asha');
  await writeDraft('campaign:c1', 'half');
  expect(await readLocalDraft('c1')).toBeUndefined();
});
