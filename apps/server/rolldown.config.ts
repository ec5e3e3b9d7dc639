import { cp } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'rolldown';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Our own source in one file, packages from node_modules beside it, migrations next to it. */
export default defineConfig({
  input: fromHere('./src/main.ts'),
  platform: 'node',
  external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('@chowk/'),
  output: {
    dir: fromHere('./dist'),
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    sourcemap: true,
    cleanDir: true,
  },
  plugins: [
    {
      name: 'copy-migrations',
      writeBundle: () =>
        cp(fromHere('./src/db/migrations'), fromHere('./dist/migrations'), { recursive: true }),
    },
  ],
});
