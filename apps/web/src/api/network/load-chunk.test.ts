import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MissingChunkError } from '@/missing-chunk';
import { loadChunk } from './load-chunk';

let isLineUp = false;
let asked: string[] = [];

/** As the build writes it, and with a browser's error message. */
function partNamed(file: string, part?: object) {
  const load = () =>
    part
      ? Promise.resolve(part)
      : Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  return Object.assign(load, { toString: () => `()=>import(\`./${file}\`)` });
}

async function failureOf(load: () => Promise<unknown>): Promise<unknown> {
  return loadChunk(load).then(
    () => 'it came',
    (failure) => failure,
  );
}

beforeEach(() => {
  isLineUp = false;
  asked = [];
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('fetch', async (address: URL | string) => {
    asked.push(String(address));
    if (!isLineUp) throw new TypeError('Failed to fetch');
    return new Response();
  });
});

afterEach(() => vi.unstubAllGlobals());

describe('a chunk that fails to load', () => {
  it('is reported as missing for want of a network, in words the router does not reload for', async () => {
    const failure = await failureOf(partNamed('dead-line.js'));
    expect(failure).toBeInstanceOf(MissingChunkError);
    expect(String(failure)).not.toContain('dynamically imported module');
  });

  it('is reported as it is when the server responds, because then it is gone', async () => {
    isLineUp = true;
    expect(await failureOf(partNamed('gone.js'))).toBeInstanceOf(TypeError);
  });

  it('needs a fresh page when the server is back, because a browser requests a module only once', async () => {
    expect(await failureOf(partNamed('once.js'))).toMatchObject({ needsFreshPage: false });
    isLineUp = true;
    expect(await failureOf(partNamed('once.js'))).toMatchObject({ needsFreshPage: true });
  });

  it('is imported without a network when another chunk has already loaded it', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    vi.stubGlobal('performance', {
      getEntriesByName: (name: string) =>
        name.endsWith('/with-another.js') ? [{ responseStatus: 200 }] : [],
    });
    expect(await loadChunk(partNamed('with-another.js', { word: 'part' }))).toEqual({
      word: 'part',
    });
    expect(asked).toEqual([]);
  });

  it('is not imported while the device is offline, so that it can be loaded later', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const load = vi.fn(partNamed('later.js', { word: 'part' }));
    load.toString = partNamed('later.js').toString;
    expect(await failureOf(load)).toBeInstanceOf(MissingChunkError);
    expect(load).not.toHaveBeenCalled();
    expect(asked).toEqual([expect.stringMatching(/\/api\/network\/later\.js$/)]);
    isLineUp = true;
    expect(await loadChunk(load)).toEqual({ word: 'part' });
  });

  it('is not probed again once it has loaded', async () => {
    const load = partNamed('here.js', { word: 'part' });
    await loadChunk(load);
    vi.stubGlobal('navigator', { onLine: false });
    expect(await loadChunk(load)).toEqual({ word: 'part' });
    expect(asked).toEqual([]);
  });
});
