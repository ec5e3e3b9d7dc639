import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { atRest } from './idle';

const LIMIT_MS = 45_000;
const MANIFEST = new URL('../../../apps/web/dist/.vite/manifest.json', import.meta.url);

interface Part {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** The files of these chunks with their static imports. */
function filesOf(names: readonly string[]): string[] {
  const parts: Record<string, Part> = JSON.parse(readFileSync(MANIFEST, 'utf8'));
  const found = new Set<string>();
  const add = ({ file, imports = [] }: Part): void => {
    if (found.has(file)) return;
    found.add(file);
    for (const part of imports.map((key) => parts[key])) if (part) add(part);
  };
  for (const name of names) {
    const named = Object.values(parts).filter(({ file }) => file.startsWith(`assets/${name}-`));
    expect(named, `a part called ${name}`).not.toEqual([]);
    named.forEach(add);
  }
  return [...found];
}

/** Waits for what the worker fetches some time after the start. */
export async function screensCached(page: Page, names: readonly string[]): Promise<void> {
  const files = filesOf(names);
  const missing = () =>
    page.evaluate(async (wanted) => {
      const kept = await Promise.all(wanted.map((file) => caches.match(`/${file}`)));
      return wanted.filter((_, place) => !kept[place]);
    }, files);
  await expect.poll(missing, { timeout: LIMIT_MS }).toEqual([]);
  await atRest(page);
}
