import { describe, findViolations } from './lib/imports/find-violations.mjs';
import { ROOT } from './lib/root.mjs';

const violations = findViolations(ROOT);
for (const violation of violations) console.error(describe(violation));
if (violations.length > 0) process.exit(1);
