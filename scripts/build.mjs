import { buildAll } from './lib/builds.mjs';
import { endWith } from './lib/failure.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';

try {
  requireNode();
  await ensureInstalled();
  await buildAll();
} catch (error) {
  endWith(error);
}
