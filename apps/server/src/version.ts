import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Of the package above both the source and the bundle. */
export const VERSION: string = JSON.parse(
  readFileSync(fileURLToPath(new URL('../package.json', import.meta.url)), 'utf8'),
).version;
