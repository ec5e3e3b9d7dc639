import { describeCycle, findCycles } from './lib/imports/find-cycles.mjs';
import { describe, findViolations } from './lib/imports/find-violations.mjs';
import { ROOT } from './lib/root.mjs';

const lines = [...findViolations(ROOT).map(describe), ...findCycles(ROOT).map(describeCycle)];
for (const line of lines) console.error(line);
if (lines.length > 0) process.exit(1);
