import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const WEB = fileURLToPath(new URL('../../', import.meta.url));

// A process of its own, because the pages need a few browser globals while they load, and the build
// must not take itself for a browser.
const vite = await createServer({
  configFile: false,
  root: WEB,
  appType: 'custom',
  logLevel: 'error',
  cacheDir: `${WEB}node_modules/.vite-prerender`,
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  resolve: { alias: { '@': `${WEB}src` } },
  optimizeDeps: { noDiscovery: true },
});
try {
  await vite.ssrLoadModule('/test/browser-stand-ins.ts');
  const { renderFrontPages } = await vite.ssrLoadModule('/src/prerender.tsx');
  process.stdout.write(JSON.stringify(await renderFrontPages()));
} finally {
  await vite.close();
}
