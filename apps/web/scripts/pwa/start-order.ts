import type { Plugin } from 'vite';
import { AHEAD_FILE } from './ahead';

const LOOK = '<script src="/look.js"></script>';
const ENTRY = /<script type="module" crossorigin src="([^"]+)"><\/script>\s*/;

/**
 * The app's files are fetched at once and read in their turn. Named in the page as modules they would
 * be compiled, and the app begun, before the first paint: a phone that has something to show would
 * show nothing for that long. So `public/look.js` begins the app when what it shows is on the screen.
 */
export function inOrder(html: string): string {
  const entry = ENTRY.exec(html)?.[1];
  if (!entry || !html.includes(LOOK)) throw new Error('index.html has no entry or no look.js');
  const fetched = `<link rel="preload" as="script" crossorigin href="${entry}">`;
  return html
    .replace(ENTRY, `${fetched}\n    `)
    .replaceAll('<link rel="modulepreload"', '<link rel="preload" as="script"')
    .replace(
      LOOK,
      `<script src="/look.js" data-ahead="/${AHEAD_FILE}" data-app="${entry}"></script>`,
    );
}

export function startOrder(): Plugin {
  return {
    name: 'chowk-start-order',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { filename }) => (filename.endsWith('index.html') ? inOrder(html) : html),
    },
  };
}
