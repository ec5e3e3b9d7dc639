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

/** The text needs no script to be read: what makes it live lets the styles and the letters go first. */
function lastInLine(html: string): string {
  return html.replace(
    /<(?:script type="module"|link rel="modulepreload") /g,
    '$&fetchpriority="low" ',
  );
}

export function pageFrom(template: string, rendered: RenderedPage): string {
  const { language, page, title, head, body } = rendered;
  const open = `<div id="root" data-page="${page}" data-language="${language}">`;
  let html = put(template, '<html lang="en">', `<html lang="${language}" data-written>`);
  html = put(html, '<title></title>', `<title>${title}</title>\n    ${head}`);
  return put(lastInLine(html), '<div id="root"></div>', `${open}${body}</div>`);
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
      for (const page of pages) await writeFile(join(dir, page.file), pageFrom(template, page));
    },
  };
}
