import 'fake-indexeddb/auto';
import '../../../../test/browser-stand-ins';
import { expect, it } from 'vitest';
import { writeDraft } from '@/offline/outbox/drafts';
import { signIn } from '@/offline/test/signed-in';
import { dropKept, findUnsent, readKept, writeKept } from './local-draft';

it('brings back what one person typed, and only to them', async () => {
  signIn('asha');
  await writeKept('c1', { version: 3, changes: { title: 'Diwali' } });
  expect(await readKept('c1')).toEqual({ version: 3, changes: { title: 'Diwali' } });
  expect(JSON.stringify({ ...localStorage })).not.toContain('Diwali');
  signIn('ravi');
  expect(await readKept('c1')).toBeUndefined();
  signIn('asha');
  await dropKept('c1');
  expect(await readKept('c1')).toBeUndefined();
});

it('finds the draft the server has never seen, not one it knows', async () => {
  signIn('meena');
  await writeKept('known', { version: 2, changes: { title: 'A' } });
  expect(await findUnsent()).toBeUndefined();
  await writeKept('fresh', { version: null, changes: { title: 'B' } });
  expect(await findUnsent()).toBe('fresh');
  await writeKept('fresh', { version: 1, changes: { title: 'B' } });
  expect(await findUnsent()).toBeUndefined();
  await writeKept('fresh', { version: null, changes: {} });
  await dropKept('fresh');
  expect(await findUnsent()).toBeUndefined();
  signIn('ravi');
  expect(await findUnsent()).toBeUndefined();
});

it('takes damaged notes for none', async () => {
  signIn('asha');
  await writeDraft('campaign:c1', 'half');
  expect(await readKept('c1')).toBeUndefined();
});
