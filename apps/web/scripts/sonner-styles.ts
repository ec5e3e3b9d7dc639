import type { Plugin } from 'vite';

const ITS_MODULE = /node_modules\/sonner\/dist\/index\.mjs$/;
const ITS_STYLE_TAG = /^__insertCSS\(".*"\);?$/m;

/**
 * The toast library injects a <style> tag, which our content security policy forbids. Its styles
 * become a file that is loaded with the first toast.
 */
export function sonnerStyles(): Plugin {
  return {
    name: 'chowk:sonner-styles',
    transform(code, id) {
      if (!ITS_MODULE.test(id.split('?')[0] ?? '')) return undefined;
      if (!ITS_STYLE_TAG.test(code)) {
        this.error('sonner no longer writes its style tag the way scripts/sonner-styles.ts knows');
      }
      return { code: code.replace(ITS_STYLE_TAG, "import 'sonner/dist/styles.css';"), map: null };
    },
  };
}
