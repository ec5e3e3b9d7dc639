import { fileURLToPath } from 'node:url';
import type { PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { buildInfo } from './build-info';
import { startOrder } from './start-order';
import { webManifest } from './web-manifest';
import { workerFiles } from './worker-files';

const PUBLIC = fileURLToPath(new URL('../../public', import.meta.url));

/** The PWA part of the build: manifest, worker and its file list. */
export function pwaPlugins(): PluginOption[] {
  return [
    buildInfo(),
    startOrder(PUBLIC),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/sw',
      filename: 'sw.ts',
      manifest: webManifest,
      // Both entries register the worker themselves after their page has loaded.
      injectRegister: null,
      includeManifestIcons: false,
      injectManifest: {
        globPatterns: ['**/*.{html,js,css,woff2,svg,png,webmanifest}'],
        // Files with a hash in their name need no revision.
        dontCacheBustURLsMatching: /^assets\//,
        manifestTransforms: [async (files) => ({ manifest: workerFiles(files), warnings: [] })],
      },
    }),
  ];
}
