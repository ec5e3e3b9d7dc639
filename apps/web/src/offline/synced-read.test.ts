import '../../test/browser-stand-ins';
import { afterEach, describe, expect, it } from 'vitest';
import { setQueueFlag } from './queue-flag';
import { readSynced } from './synced-read';

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
