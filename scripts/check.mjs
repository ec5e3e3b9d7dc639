import { endWith } from './lib/failure.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { runChecks } from './lib/run-checks.mjs';
import { staticChecks } from './lib/static-checks.mjs';

try {
  requireNode();
  await ensureInstalled();
  const { passed, failed } = await runChecks(staticChecks());
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
} catch (error) {
  endWith(error);
}
