import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BuildOptions } from 'rolldown';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Our own source in one folder, packages from node_modules beside it, migrations next to it. */
export function bundleInto(folder: string) {
  return {
    input: fromHere('./src/main.ts'),
    platform: 'node',
    external: (id: string) =>
      !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('@chowk/'),
    output: {
      dir: fromHere(folder),
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
          cp(fromHere('./src/db/migrations'), join(fromHere(folder), 'migrations'), {
            recursive: true,
          }),
      },
    ],
  } satisfies BuildOptions;
}
