import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ITS_ICONS = /node_modules\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;
const ITS_MAKER = /^import createLucideIcon from '\.\.\/createLucideIcon\.mjs';$/m;
/** Not needed for rendering. Keys are for arrays, and these are plain children. */
const UNUSED =
  /,?\s*key: "[^"]*"|^ {2}name: "[^"]*",\n|^__iconData\.node;\n|,\s*aliases: \[[^\]]*\]/gm;

const OUR_MAKER = fileURLToPath(new URL('../src/ui/base/create-icon.ts', import.meta.url));

/**
 * The icon library's factory handles every case and stores names and keys for each path. Since
 * every first load pays for it, its icons get a factory of a few lines.
 */
export function lightIcons(): Plugin {
  return {
    name: 'chowk:light-icons',
    transform(code, id) {
      if (!ITS_ICONS.test(id.split('?')[0] ?? '')) return undefined;
      // Its index and its aliases.
      if (!code.includes('const __iconData')) return undefined;
      if (!ITS_MAKER.test(code) || !code.includes('size: 24')) {
        this.error(`${id} is not drawn the way scripts/light-icons.ts knows`);
      }
      const light = code
        .replace(ITS_MAKER, `import { createIcon as createLucideIcon } from '${OUR_MAKER}';`)
        .replace(UNUSED, '');
      return { code: light, map: null };
    },
  };
}
