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

/** A missing anchor would silently leave a page without its content. */
function put(html: string, place: string, part: string): string {
  if (!html.includes(place)) throw new Error(`${TEMPLATE} has no ${place}`);
  return html.replace(place, () => part);
}

/** Written by the build in one piece each; a missing one is an error of the template. */
const STYLES = /<link rel="stylesheet"[^>]* href="\/(assets\/[^"]+\.css)">\s*/g;
const LIVE_PARTS = /<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)\s*/g;
/** Until these load, fallbacks of the same size are shown: see `ui/styles.css`. */
const FETCHED_FONTS = /@font-face\{[^}]*url\([^}]*\}/g;
const BOOT = '<script src="/boot.js"></script>';

/**
 * Records presses before hydration, since a phone shows the page seconds earlier. Each island
 * replays its own: see `app/front-pages/fill-islands`.
 */
const NOTE_PRESSES = `<script>addEventListener('click', (event) => {
  const button = event.target.closest('[data-island]:not([data-live]) button');
  if (!button) return;
  event.preventDefault();
  const island = button.closest('[data-island]');
  island.dataset.pressed = [...island.querySelectorAll('button')].indexOf(button);
});</script>`;

/**
 * Hydrates the page after its first paint, or at once when it will not be read: in another language
 * than the reader's, for a signed-in person, or with a result in the URL. Some browsers do not
 * report paints.
 */
const GO_LIVE = `<script>(() => {
  const live = document.getElementById('live');
  const go = () => live.isConnected && live.replaceWith(live.content);
  const isSignedIn = () => {
    try {
      return localStorage.getItem('chowk.session') !== null;
    } catch {
      return false;
    }
  };
  const isOther = 'otherLanguage' in document.documentElement.dataset;
  if (isOther || location.search || location.hash || isSignedIn()) return go();
  new PerformanceObserver(go).observe({ type: 'paint', buffered: true });
  setTimeout(go, 2000);
})();</script>`;

/**
 * The text is readable without scripts. They are requested after the first paint only, because on a
 * slow network or phone they would delay it.
 */
function afterFirstPaint(html: string, fonts: string): string {
  const live = [...html.matchAll(LIVE_PARTS)].map(([part]) => part.trim());
  if (live.length === 0) throw new Error(`${TEMPLATE} has no script`);
  const parts = `<template id="live"><style>${fonts}</style>${live.join('')}</template>`;
  return put(html.replace(LIVE_PARTS, ''), '</body>', `${parts}${NOTE_PRESSES}${GO_LIVE}</body>`);
}

/**
 * All the first paint needs is in the page itself, so that a slow network makes one request. Its
 * content security policy lists these parts by hash: see the server's security headers.
 */
async function withoutWaiting(template: string, dir: string): Promise<string> {
  const names = [...template.matchAll(STYLES)].map(([, name = '']) => name);
  const [boot, ...styles] = await Promise.all(
    ['boot.js', ...names].map((name) => readFile(join(dir, name), 'utf8')),
  );
  if (styles.length === 0) throw new Error(`${TEMPLATE} has no styles`);
  const style = styles.join('');
  const html = put(template.replace(STYLES, ''), BOOT, `<script>${boot}</script>`);
  return afterFirstPaint(
    put(html, '</head>', `<style>${style.replace(FETCHED_FONTS, '')}</style></head>`),
    (style.match(FETCHED_FONTS) ?? []).join(''),
  );
}

export function pageFrom(template: string, rendered: RenderedPage): string {
  const { language, page, title, head, body } = rendered;
  const open = `<div id="root" data-page="${page}" data-language="${language}">`;
  let html = put(template, '<html lang="en">', `<html lang="${language}" data-written>`);
  html = put(html, '<title></title>', `<title>${title}</title>\n    ${head}`);
  return put(html, '<div id="root"></div>', `${open}${body}</div>`);
}

/**
 * The front pages are prerendered in every language, so that their text needs no script. This runs
 * before the worker's file list is made, which includes them.
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
      const ready = await withoutWaiting(template, dir);
      for (const page of pages) await writeFile(join(dir, page.file), pageFrom(ready, page));
    },
  };
}
