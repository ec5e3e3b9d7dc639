import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import type { RenderedPage } from '../../src/prerender';

const RENDERER = fileURLToPath(new URL('./render-pages.mjs', import.meta.url));
const TEMPLATE = 'landing.html';
const MAX_BYTES = 32 * 1024 * 1024;

const run = promisify(execFile);

async function renderPages(): Promise<RenderedPage[]> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const { stdout } = await run(process.execPath, [RENDERER], { env, maxBuffer: MAX_BYTES });
  return JSON.parse(stdout);
}

/** A part of the template that is not there would leave a page without it, and nobody would see. */
function put(html: string, place: string, part: string): string {
  if (!html.includes(place)) throw new Error(`${TEMPLATE} has no ${place}`);
  return html.replace(place, () => part);
}

/** Written by the build in one piece each; what is missing is a fault of the template. */
const STYLES = /<link rel="stylesheet"[^>]* href="\/(assets\/[^"]+\.css)">\s*/g;
const LIVE_PARTS = /<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)\s*/g;
const BOOT = '<script src="/boot.js"></script>';

/**
 * All that the first paint waits for is in the page itself, so that a slow line is asked once. Its
 * policy names these parts by their hashes: see the server's security headers.
 */
async function withoutWaiting(template: string, dir: string): Promise<string> {
  const names = [...template.matchAll(STYLES)].map(([, name = '']) => name);
  const [boot, ...styles] = await Promise.all(
    ['boot.js', ...names].map((name) => readFile(join(dir, name), 'utf8')),
  );
  if (styles.length === 0) throw new Error(`${TEMPLATE} has no styles`);
  const html = put(template.replace(STYLES, ''), BOOT, `<script>${boot}</script>`);
  return put(html, '</head>', `<style>${styles.join('')}</style></head>`);
}

/** The text needs no script to be read: what makes it live comes after it, and lets it go first. */
function lastInLine(html: string): string {
  const live = [...html.matchAll(LIVE_PARTS)].map(([part]) =>
    part.trim().replace(/^<\w+ /, '$&fetchpriority="low" '),
  );
  return put(html.replace(LIVE_PARTS, ''), '</body>', `${live.join('')}</body>`);
}

export function pageFrom(template: string, rendered: RenderedPage): string {
  const { language, page, title, head, body } = rendered;
  const open = `<div id="root" data-page="${page}" data-language="${language}">`;
  let html = put(template, '<html lang="en">', `<html lang="${language}" data-written>`);
  html = put(html, '<title></title>', `<title>${title}</title>\n    ${head}`);
  return put(html, '<div id="root"></div>', `${open}${body}</div>`);
}

/**
 * The front pages are written out in every language: their text is there before any script, and
 * without one. Before the worker's list is made, so that it knows them as they are.
 */
export function prerender(): Plugin {
  return {
    name: 'chowk-prerender',
    apply: 'build',
    async writeBundle({ dir }) {
      if (!dir) return;
      const [template, pages] = await Promise.all([
        readFile(join(dir, TEMPLATE), 'utf8'),
        renderPages(),
      ]);
      const ready = lastInLine(await withoutWaiting(template, dir));
      for (const page of pages) await writeFile(join(dir, page.file), pageFrom(ready, page));
    },
  };
}
