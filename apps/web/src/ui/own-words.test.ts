import { expect, it } from 'vitest';

const files = import.meta.glob<string>('./**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Its own, and those of what every screen may have: dates, files, failures, the device, its camera. */
const OWN = new Set(['ui', 'calendar', 'exports', 'errors', 'sync', 'capture']);

it('the design system speaks no words of a noun', () => {
  const spoken = Object.entries(files).flatMap(([file, text]) =>
    [...text.matchAll(/(?:use|preload)Messages\('(\w+)'/g)].map(([, area = '']) => ({
      file,
      area,
    })),
  );
  expect(spoken.length).toBeGreaterThan(OWN.size);
  expect(spoken.filter(({ area }) => !OWN.has(area))).toEqual([]);
});
