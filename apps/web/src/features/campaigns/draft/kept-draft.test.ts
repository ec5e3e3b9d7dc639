import '../../../../test/browser-stand-ins';
import { beforeEach, expect, it } from 'vitest';
import { dropKept, findUnsent, readKept, writeKept } from './kept-draft';

beforeEach(() => localStorage.clear());

it('brings back what one person typed, and only to them', () => {
  writeKept('asha', 'c1', { version: 3, changes: { title: 'Diwali' } });
  expect(readKept('asha', 'c1')).toEqual({ version: 3, changes: { title: 'Diwali' } });
  expect(readKept('ravi', 'c1')).toBeUndefined();
  dropKept('asha', 'c1');
  expect(readKept('asha', 'c1')).toBeUndefined();
});

it('finds the draft the server has never seen, not one it knows', () => {
  writeKept('asha', 'known', { version: 2, changes: { title: 'A' } });
  expect(findUnsent('asha')).toBeUndefined();
  writeKept('asha', 'fresh', { version: null, changes: { title: 'B' } });
  expect(findUnsent('asha')).toBe('fresh');
  expect(findUnsent('ravi')).toBeUndefined();
});

it('takes damaged notes for none', () => {
  localStorage.setItem('chowk.campaign-draft.asha.c1', '{"version":');
  expect(readKept('asha', 'c1')).toBeUndefined();
});
