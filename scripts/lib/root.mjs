import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Where a package's command lives; run through Node so that no shell wrapper is needed. */
export function tool(...parts) {
  return join(ROOT, 'node_modules', ...parts);
}
