import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { unpackWoff } from './unpack-woff';

export type Weight = 'normal' | 'bold';
type Script = 'latin' | 'devanagari';

export interface Run {
  readonly script: Script;
  readonly text: string;
}

/** What the Devanagari file draws, with the rupee sign, which the Latin one lacks. */
const DEVANAGARI = /(?:[\u0900-\u097f\u1cd0-\u1cf9\u20b9\ua8e0-\ua8ff]|\u200c|\u200d)+/u;
const RUNS = new RegExp(`${DEVANAGARI.source}|[^]`, 'gu');

/** One text in pieces of one script each, because a file of letters holds only one. */
export function runsOf(text: string): Run[] {
  const runs: { script: Script; text: string }[] = [];
  for (const [piece] of text.matchAll(RUNS)) {
    const script = DEVANAGARI.test(piece) ? 'devanagari' : 'latin';
    const last = runs.at(-1);
    if (last?.script === script) last.text += piece;
    else runs.push({ script, text: piece });
  }
  return runs;
}

const FILES = {
  'latin/normal': import.meta.resolve('@fontsource/hind/files/hind-latin-400-normal.woff'),
  'latin/bold': import.meta.resolve('@fontsource/hind/files/hind-latin-700-normal.woff'),
  'devanagari/normal': import.meta.resolve(
    '@fontsource/hind/files/hind-devanagari-400-normal.woff',
  ),
  'devanagari/bold': import.meta.resolve('@fontsource/hind/files/hind-devanagari-700-normal.woff'),
} as const;

export type LettersName = keyof typeof FILES;

export function lettersFor(script: Script, weight: Weight): LettersName {
  return `${script}/${weight}`;
}

/** Read once a process, when the first document is made. */
let read: Promise<[LettersName, Buffer][]> | undefined;

export function readLetters(): Promise<[LettersName, Buffer][]> {
  const names = Object.keys(FILES) as LettersName[];
  read ??= Promise.all(
    names.map(
      async (name): Promise<[LettersName, Buffer]> => [
        name,
        unpackWoff(await readFile(fileURLToPath(FILES[name]))),
      ],
    ),
  );
  return read;
}
