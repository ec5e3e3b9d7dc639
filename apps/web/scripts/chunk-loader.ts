import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ITS_HELPER = '\0vite/preload-helper.js';
const OURS = fileURLToPath(new URL('../src/api/network/load-chunk.ts', import.meta.url));

/** The bundler's own loader does not know lost networks and cannot retry. */
export function chunkLoader(): Plugin {
  return {
    name: 'chowk:part-loader',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id !== ITS_HELPER) return undefined;
      return `export { loadChunk as __vitePreload } from ${JSON.stringify(OURS)};`;
    },
  };
}
