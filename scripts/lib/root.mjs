import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The path of a package's command, run through Node so that no shell wrapper is needed. */
export function tool(...parts) {
  return join(ROOT, 'node_modules', ...parts);
}
