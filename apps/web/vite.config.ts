import { existsSync } from 'node:fs';
import { fileURLToPath, URL } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pwaPlugins } from './scripts/pwa/pwa-plugins';

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
    pwaPlugins(),
  ],
  resolve: { alias: { '@': fromHere('./src') } },
  server: {
    proxy: Object.fromEntries(SERVER_PREFIXES.map((prefix) => [prefix, SERVER_URL])),
  },
  build: {
    target: 'chrome107',
    manifest: true,
    cssCodeSplit: true,
    // A data: URL in css or html would need a wider content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: { input: ENTRIES.map(fromHere).filter((entry) => existsSync(entry)) },
  },
});
