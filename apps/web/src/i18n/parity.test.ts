import { describe, expect, it } from 'vitest';
import { folderOf } from './folders';
import type { Area } from './messages';

type Catalogue = Readonly<Record<string, string>>;

const modules = import.meta.glob<Record<string, Catalogue>>(
  ['./{en,hi}/*/*.ts', '!./{en,hi}/*/index.ts'],
  { eager: true },
);
const folders = import.meta.glob<Record<string, Catalogue>>('./{en,hi}/*/index.ts', {
  eager: true,
});

/** `area` with the folder before it, which is the same in both languages. */
function catalogue(language: string, area: string): Catalogue {
  return modules[`./${language}/${area}.ts`]?.[area.replace(/.*\//, '')] ?? {};
}

function holesOf(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').sort();
}

const areas = Object.keys(modules)
  .filter((path) => path.startsWith('./en/'))
  .map((path) => path.slice('./en/'.length, -'.ts'.length));

describe.each(['en', 'hi'])('the folders of %s', (language) => {
  it('pass on the words of each of their files, found by the area alone', () => {
    for (const path of areas) {
      const area = path.replace(/.*\//, '') as Area;
      const words = folders[`./${language}/${folderOf(area)}/index.ts`]?.[area];
      expect({ area, words }).toEqual({ area, words: catalogue(language, path) });
    }
  });
});

describe.each(areas)('the words of %s', (area) => {
  const en = catalogue('en', area);
  const hi = catalogue('hi', area);

  it('exist under the name of their file', () => {
    expect(Object.keys(en).length).toBeGreaterThan(0);
  });

  it('have the same keys in Hindi', () => {
    expect(Object.keys(hi).sort()).toEqual(Object.keys(en).sort());
  });

  it('have the same holes in Hindi', () => {
    for (const [key, text] of Object.entries(en)) {
      expect({ key, holes: holesOf(hi[key] ?? '') }).toEqual({ key, holes: holesOf(text) });
    }
  });

  it('call a proof सबूत in Hindi, and nothing else', () => {
    const others = Object.values(hi).filter((text) => /प्रूफ़|प्रमाण/.test(text));
    expect(others).toEqual([]);
  });

  it('end a Hindi sentence with ।, and spell what is left one way', () => {
    const odd = Object.values(hi).filter((text) =>
      /\p{Script=Devanagari}\.(?:\s|$)|बाक\u093cी/u.test(text.normalize('NFC')),
    );
    expect(odd).toEqual([]);
  });

  it('leave nothing empty', () => {
    const empty = [...Object.entries(en), ...Object.entries(hi)].filter(([, text]) => !text.trim());
    expect(empty).toEqual([]);
  });
});
