import 'fake-indexeddb/auto';
import '../../../test/browser-stand-ins';
import { afterEach, describe, expect, it } from 'vitest';
import { NetworkError } from '@/api/errors/errors';
import { setQueueFlag } from '@/offline/outbox/queue-flag';
import { newPerson } from '@/offline/test/new-person';
import { rememberAnswer } from './remembered-answers';
import { readRemembered, readSynced } from './synced-read';

interface Row {
  readonly version: number;
}

afterEach(() => setQueueFlag(false));

/** What is shown of a row the device has in this version, and whether the server was asked. */
async function read(version: number) {
  let isAsked = false;
  const shown = await readSynced<Row>({
    ask: async () => {
      isAsked = true;
      return { version: 2 };
    },
    fromDevice: async () => ({ content: { version }, savedAt: 1 }),
    isOnlyHere: (row) => row.version === 0,
  });
  return { version: shown.version, isAsked };
}

describe('while something waits to be sent', () => {
  it('the server is not asked for what only this device has', async () => {
    setQueueFlag(true);
    expect(await read(0)).toEqual({ version: 0, isAsked: false });
    expect(await read(1)).toEqual({ version: 2, isAsked: true });
  });
});

it('with nothing waiting the server has the word', async () => {
  expect(await read(0)).toEqual({ version: 2, isAsked: true });
});

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

  it('a row on its way into the store is waited for', async () => {
    let kept = { version: 1 };
    const row = (ask: () => Promise<Row>) =>
      readSynced<Row>({
        ask,
        keep: async (answered) => {
          await Promise.resolve();
          kept = answered;
        },
        fromDevice: async () => ({ content: kept, savedAt: 1 }),
      });
    await row(async () => ({ version: 2 }));
    expect(await row(unreachable)).toMatchObject({ version: 2 });
  });
});
