import 'fake-indexeddb/auto';
import '../../../test/browser-stand-ins';
import { describe, expect, it } from 'vitest';
import { NetworkError } from '@/api/errors/errors';
import { newPerson } from '@/offline/test/new-person';
import { rememberAnswer } from './remembered-answers';
import { readRemembered } from './synced-read';

describe('when the network goes right after an answer', () => {
  const unreachable = async () => {
    throw new NetworkError('unreachable');
  };
  const words = async (name: string, ask: () => Promise<{ text: string }>) =>
    (await readRemembered(name, ask)).text;

  it('the answer counts before it is stored, for the person it was given to', async () => {
    await newPerson();
    expect(await words('sums', async () => ({ text: 'fresh' }))).toBe('fresh');
    expect(await words('sums', unreachable)).toBe('fresh');
    await newPerson();
    await expect(words('sums', unreachable)).rejects.toThrow(NetworkError);
  });

  it('what was done since counts more', async () => {
    await newPerson();
    await words('day', async () => ({ text: 'before' }));
    await rememberAnswer('day', { text: 'visited' });
    expect(await words('day', unreachable)).toBe('visited');
  });
});
