import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildFile, Part } from './shell-files';

/** Before compression, which takes off about four fifths. */
const PACK_BYTES = 200_000;
const HASH_LENGTH = 8;
const TEXT = /\.(?:js|css)$/;

type Entry = BuildFile & { readonly part: Part };

interface Pack {
  readonly texts: Record<string, string>;
  readonly url: string;
}

function packOf(texts: Record<string, string>): Pack {
  const hash = createHash('sha256').update(JSON.stringify(texts)).digest('base64url');
  return { texts, url: `/assets/pack-${hash.replace(/\W|_/g, '').slice(0, HASH_LENGTH)}.json` };
}

/** In the order given, as many at a time as make a pack. */
function gather(files: readonly string[], read: (url: string) => string): Pack[] {
  const packs: Pack[] = [];
  let texts: Record<string, string> = {};
  let size = 0;
  for (const url of files) {
    const text = read(url);
    texts[url] = text;
    size += text.length;
    if (size < PACK_BYTES) continue;
    packs.push(packOf(texts));
    texts = {};
    size = 0;
  }
  return size > 0 ? [...packs, packOf(texts)] : packs;
}

/**
 * Hundreds of small files cost hundreds of round trips. Those nobody waits for are also written
 * many to a file, which the worker fetches at once and takes apart. Each says which it is in.
 */
export function packWork<Each extends Entry>(
  entries: readonly Each[],
  folder: string,
): (Each & { readonly pack?: string })[] {
  const urls = entries.filter(({ part, url }) => part === 'work' && TEXT.test(url));
  const packs = gather(
    urls.map(({ url }) => url),
    (url) => readFileSync(join(folder, url), 'utf8'),
  );
  const packed = new Map<string, string>();
  for (const { texts, url } of packs) {
    writeFileSync(join(folder, url), JSON.stringify(texts));
    for (const each of Object.keys(texts)) packed.set(each, url);
  }
  return entries.map((entry) => {
    const pack = packed.get(entry.url);
    return pack ? { ...entry, pack } : entry;
  });
}
