import { expect, it } from 'vitest';

const modules = import.meta.glob<Record<string, Readonly<Record<string, string>>>>(
  // The front pages show a phone and speak of it.
  ['./{en,hi}/*/*.ts', '!./*/*/index.ts', '!./*/front/{landing,tour,roles}.ts'],
  { eager: true },
);

it.each(Object.keys(modules))('what %s says of this device is true at a desk too', (path) => {
  const texts = Object.values(modules[path] ?? {}).flatMap((area) => Object.values(area));
  expect(
    texts.filter((text) => /\bon this phone\b|इसी? फ़ोन (?:में|पर) (?:सुरक्षित|सहेज|रख|जगह)/.test(text)),
  ).toEqual([]);
});
