import { existsSync } from 'node:fs';
import { fileURLToPath, URL } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pwaPlugins } from './scripts/pwa/pwa-plugins';
import { sonnerStyles } from './scripts/sonner-styles';

const SERVER_URL = process.env.CHOWK_SERVER_URL ?? 'http://localhost:3000';

/** `/auth` alone is a page of ours, so only the auth server's own prefix is passed on. */
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

/** The app, and the landing page as an entry of its own so that it stays light. */
const ENTRIES = ['index.html', 'landing.html'];

/** One pattern that matches the files of any of these folders or names. */
function anyOf(...parts: string[]): RegExp {
  return new RegExp(parts.join('|'));
}

/**
 * What every first load needs, in two files: small ones compress badly and cost a round trip each.
 * `base` is shared by the landing page and the app; `app` is the app's alone.
 */
const SHARED_CHUNKS = [
  {
    name: 'base',
    priority: 2,
    test: anyOf(
      'node_modules/(react|react-dom|scheduler|clsx)/',
      'node_modules/lucide-react/dist/esm/(?!icons/)',
      'vite/(preload-helper|modulepreload)',
      'src/i18n/([a-z-]+|en/core|en/ui)\\.ts$',
      'src/ui/(theme-store|use-theme|mark|mark-shape|button|button-class|icon-button|card|skeleton)\\.tsx?$',
      'src/api/(stored-session|application)\\.ts$',
      'src/app/behaviours/(error-[a-z]+|back-guard|exit-hint-store|mobile-width|quiet-boundary|later)\\.tsx?$',
      'src/app/pwa/(install-event|register-worker|worker-store)\\.ts$',
      'lucide-react/dist/esm/icons/(moon|store|sun)\\.',
    ),
  },
  {
    name: 'app',
    priority: 1,
    test: anyOf(
      'node_modules/@tanstack/',
      // Not its stand-in for older Reacts, which only the overlays use.
      'node_modules/use-sync-external-store/(cjs/use-sync-external-store-)?with-selector',
      'domain/src/kernel/(errors|ids|roles|time)\\.ts$',
      'src/api/(contract|errors|within-time|queries|browser|auth-client|token-claims|session-token)',
      'src/ui/page-header\\.tsx$',
      'src/features/(auth/(intent|session)|accounts/remembered-me)\\.ts$',
    ),
  },
];

function fromHere(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

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
    react(),
    tailwindcss(),
    sonnerStyles(),
    pwaPlugins(),
  ],
  resolve: {
    alias: {
      '@': fromHere('./src'),
      // React has had this hook since 18; the stand-in for older ones would only be weight.
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
    // Every browser we build for knows modulepreload.
    modulePreload: { polyfill: false },
    // A data: URL in css or html would need a wider content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: ENTRIES.map(fromHere).filter((entry) => existsSync(entry)),
      output: { codeSplitting: { groups: SHARED_CHUNKS, includeDependenciesRecursively: false } },
    },
  },
});
