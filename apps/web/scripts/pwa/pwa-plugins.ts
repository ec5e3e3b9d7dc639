import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Manifest, PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { ahead } from './ahead';
import { buildInfo } from './build-info';
import { packWork } from './pack-files';
import { partsOf, workerEntries } from './shell-files';
import { startOrder } from './start-order';
import { webManifest } from './web-manifest';

/** The installable, offline part of the build: manifest, worker and the list of files it keeps. */
export function pwaPlugins(): PluginOption[] {
  let recordFile = '';
  return [
    buildInfo(),
    ahead(),
    startOrder(),
    {
      name: 'chowk-build-record',
      configResolved({ root, build }) {
        recordFile = resolve(root, build.outDir, '.vite/manifest.json');
      },
    },
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/sw',
      filename: 'sw.ts',
      manifest: webManifest,
      // Both entries register the worker themselves, after their page has loaded.
      injectRegister: null,
      includeManifestIcons: false,
      injectManifest: {
        globPatterns: ['**/*.{html,js,css,woff2,svg,png,webmanifest}'],
        // Files with a hash in their name need no revision beside it.
        dontCacheBustURLsMatching: /^assets\//,
        manifestTransforms: [
          async (files) => {
            const record: Manifest = JSON.parse(readFileSync(recordFile, 'utf8'));
            const entries = workerEntries(files, partsOf(record));
            return { manifest: packWork(entries, dirname(dirname(recordFile))), warnings: [] };
          },
        ],
      },
    }),
  ];
}
