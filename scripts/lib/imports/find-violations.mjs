import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { judgeImport } from './judge-import.mjs';
import { judgeWords } from './judge-words.mjs';
import { isTest } from './resolve.mjs';
import { importsOf, strip } from './scan.mjs';
import { sourceFiles } from './source-files.mjs';
import { readZones, zoneOf } from './zones.mjs';

function judgeFile(root, zones, file) {
  const zone = zoneOf(zones, file);
  if (!zone?.rule) {
    const because = 'say what this folder may import in scripts/lib/imports/zones.mjs';
    return [{ line: 1, what: 'no import rule for this place', because }];
  }
  const { withStrings, code } = strip(readFileSync(join(root, file), 'utf8'));
  const found = isTest(file) ? [] : judgeWords(zone, file, code);
  for (const { specifier, line } of importsOf(withStrings)) {
    const because = judgeImport(zones, zone, file, specifier);
    if (because) found.push({ line, what: `imports '${specifier}'`, because });
  }
  return found;
}

/** Every import that breaks the table. */
export function findViolations(root) {
  const zones = readZones(root);
  return [...sourceFiles(root)].flatMap((file) =>
    judgeFile(root, zones, file).map((violation) => ({ file, ...violation })),
  );
}

export function describe({ file, line, what, because }) {
  return `${file}:${line} — ${what} — ${because}`;
}
