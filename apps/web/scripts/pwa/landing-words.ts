import type { Plugin } from 'vite';

const WORDS = 'src/i18n/en/landing.ts';

/**
 * The front page's words are a chunk of their own, which its script would ask for only once it
 * runs. Named in the page's head they travel alongside.
 */
export function landingWords(): Plugin {
  return {
    name: 'chowk-landing-words',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { path, bundle }) {
        if (!path.endsWith('landing.html') || !bundle) return;
        const words = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(WORDS),
        );
        if (!words) return;
        return [
          {
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${words.fileName}` },
            injectTo: 'head',
          },
        ];
      },
    },
  };
}
