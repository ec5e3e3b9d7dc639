import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { endWith, Failure } from './lib/failure.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { ROOT, tool } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';

const [name, ...rest] = process.argv.slice(2);

function known() {
  const files = readdirSync(join(ROOT, 'bench')).filter((file) => /^[a-z-]+\.ts$/.test(file));
  return files.map((file) => file.replace(/\.ts$/, '')).join(', ') || 'none yet';
}

try {
  requireNode();
  await ensureInstalled();
  const file = join(ROOT, 'bench', `${name}.ts`);
  if (!/^[a-z-]+$/.test(name ?? '') || !existsSync(file)) {
    throw new Failure(`Name a benchmark, as in "npm run bench -- contract". There is: ${known()}.`);
  }
  await runNode([tool('tsx/dist/cli.mjs'), file, ...rest], { show: true });
} catch (error) {
  endWith(error);
}
