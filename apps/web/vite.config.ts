import { fileURLToPath, URL } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkLoader } from './scripts/chunk-loader';
import { createChunkName } from './scripts/chunks';
import { recordChunks } from './scripts/chunks/record-chunks';
import { lightIcons } from './scripts/light-icons';
import { prerender } from './scripts/prerender/prerender';
import { pureContracts } from './scripts/pure-contracts';
import { pwaPlugins } from './scripts/pwa/pwa-plugins';
import { sonnerStyles } from './scripts/sonner-styles';

const SERVER_URL = process.env.CHOWK_SERVER_URL ?? 'http://localhost:3000';

/** `/auth` itself is one of our pages, so only the auth server's prefix is proxied. */
const SERVER_PREFIXES = [
  '/rest',
  '/functions',
  '/auth/v1',
  '/storage',
  '/realtime',
  '/api',
  '/healthz',
  '/readyz',
  '/metrics',
];

function fromHere(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

/** The app, and as separate entries, to keep them small, the landing and the sign-in page. */
const ENTRIES = {
  app: fromHere('index.html'),
  landing: fromHere('landing.html'),
  signIn: fromHere('src/sign-in.tsx'),
};

/** The chunks every page starts with. */
const EVERYWHERE = /\/(?:base|rolldown-runtime)-[^/]+$/;

export default defineConfig({
  root: fromHere('.'),
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: fromHere('./src/routes'),
      generatedRouteTree: fromHere('./src/route-tree.gen.ts'),
      autoCodeSplitting: true,
      quoteStyle: 'single',
      semicolons: true,
    }),
    chunkLoader(),
    recordChunks(),
    react(),
    tailwindcss(),
    sonnerStyles(),
    lightIcons(),
    pureContracts(),
    prerender(),
    pwaPlugins(),
  ],
  resolve: {
    alias: {
      '@': fromHere('./src'),
      // React has this hook since 18, so its shim for older versions is unused weight.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  server: {
    proxy: Object.fromEntries(SERVER_PREFIXES.map((prefix) => [prefix, SERVER_URL])),
  },
  build: {
    target: 'chrome107',
    manifest: true,
    cssCodeSplit: true,
    modulePreload: {
      // Supported by every browser we build for.
      polyfill: false,
      // What every page starts with is already there, and a file of words has no imports.
      resolveDependencies: (file, needed) =>
        /\/words-/.test(file) ? [] : needed.filter((each) => !EVERYWHERE.test(each)),
    },
    // A data: URL in CSS or HTML would need a wider content security policy.
    assetsInlineLimit: 0,
    // Its table shows gzip sizes; the budgets check what is served.
    reportCompressedSize: false,
    rolldownOptions: {
      input: Object.values(ENTRIES),
      output: {
        codeSplitting: {
          groups: [{ debugName: 'by folder', name: createChunkName(ENTRIES) }],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
});
