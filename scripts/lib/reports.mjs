import { existsSync, readFileSync } from 'node:fs';

const NOTHING = { passed: 0, failed: 0, skipped: 0 };

/** A run that ended badly without naming a failed test still failed: it counts as one. */
function atLeastOneFailure(counts, exitCode) {
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function countVitest(report) {
  const counts = { ...NOTHING };
  for (const file of report.testResults) {
    const tests = file.assertionResults;
    counts.passed += tests.filter((test) => test.status === 'passed').length;
    counts.skipped += tests.filter((test) =>
      ['skipped', 'pending', 'todo'].includes(test.status),
    ).length;
    const failed = tests.filter((test) => test.status === 'failed').length;
    // A file that cannot be loaded has no tests to fail, and is one failure itself.
    counts.failed += failed === 0 && file.status === 'failed' ? 1 : failed;
  }
  return counts;
}

function countPlaywright({ stats, errors }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + (stats.unexpected === 0 ? errors.length : 0),
    skipped: stats.skipped,
  };
}

function read(file, count, exitCode) {
  if (!existsSync(file)) return { ...NOTHING, failed: 1 };
  return atLeastOneFailure(count(JSON.parse(readFileSync(file, 'utf8'))), exitCode);
}

export function readVitestReport(file, exitCode) {
  return read(file, countVitest, exitCode);
}

export function readPlaywrightReport(file, exitCode) {
  return read(file, countPlaywright, exitCode);
}
