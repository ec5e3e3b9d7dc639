import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BuildOptions } from 'rolldown';

const FILTER = 'common-passwords.bin';
const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Our own source in one folder, packages from node_modules beside it, migrations and the filter next to it. */
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
        name: 'copy-what-is-read-at-run-time',
        writeBundle: async () => {
          await cp(fromHere('./src/db/migrations'), join(fromHere(folder), 'migrations'), {
            recursive: true,
          });
          await cp(
            fromHere(`./src/features/auth/password/${FILTER}`),
            join(fromHere(folder), FILTER),
          );
        },
      },
    ],
  } satisfies BuildOptions;
}
