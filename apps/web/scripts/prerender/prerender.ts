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
/** Until these come, stand-ins of the same size are shown: see `ui/styles.css`. */
const FETCHED_FONTS = /@font-face\{[^}]*url\([^}]*\}/g;
const BOOT = '<script src="/boot.js"></script>';

/**
 * Notes which button was pressed before there is a script to do it: a phone shows the page seconds
 * before that. Each part does it when it has come alive: see `app/front-pages/fill-islands`.
 */
const NOTE_PRESSES = `<script>addEventListener('click', (event) => {
  const button = event.target.closest('[data-island]:not([data-live]) button');
  if (!button) return;
  event.preventDefault();
  const island = button.closest('[data-island]');
  island.dataset.pressed = [...island.querySelectorAll('button')].indexOf(button);
});</script>`;

/**
 * Puts what makes the page live into it once it has been painted. At once where it is not to be
 * read: in another language than the reader's it is exchanged first, somebody signed in or with an
 * answer in the address is led on. And a browser may not tell of paints.
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
 * The text needs no script to be read. What makes it live is not even asked for before the first
 * paint: on a slow line it would share with the page itself, on a slow phone keep it from painting.
 */
function afterFirstPaint(html: string, fonts: string): string {
  const live = [...html.matchAll(LIVE_PARTS)].map(([part]) => part.trim());
  if (live.length === 0) throw new Error(`${TEMPLATE} has no script`);
  const parts = `<template id="live"><style>${fonts}</style>${live.join('')}</template>`;
  return put(html.replace(LIVE_PARTS, ''), '</body>', `${parts}${NOTE_PRESSES}${GO_LIVE}</body>`);
}

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
      const ready = await withoutWaiting(template, dir);
      for (const page of pages) await writeFile(join(dir, page.file), pageFrom(ready, page));
    },
  };
}
