import { existsSync, readFileSync } from 'node:fs';
import { ROOT } from './root.mjs';

const NOTHING = { passed: 0, failed: 0, skipped: 0, times: [] };
const SHOWN_LINES = 12;
const SHOWN_PAGE_LINES = 40;
/** Reports name test files by their full path. */
const short = (file) =>
  file.startsWith(ROOT) ? file.slice(ROOT.length).replace(/^[/\\]/, '') : file;

/** The first lines of an error; the rest is further up. */
function inShort(message = '') {
  return message.split('\n').slice(0, SHOWN_LINES).join('\n');
}

/** A run that failed without naming a failed test counts as one failure. */
function atLeastOneFailure(counts, exitCode) {
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function failuresOfFile(file) {
  const failed = (file.assertionResults ?? []).filter((test) => test.status === 'failed');
  // A file that cannot be loaded has no tests, and counts as one failure.
  if (failed.length === 0 && file.status === 'failed') {
    return [{ name: file.name, why: inShort(file.message) }];
  }
  return failed.map((test) => ({
    name: `${file.name} › ${test.fullName}`,
    why: inShort(test.failureMessages?.[0]),
  }));
}

function timesOfVitest({ testResults }) {
  return testResults.flatMap(({ name: file, assertionResults: tests }) =>
    tests.map(({ fullName, duration = 0 }) => ({
      name: `${short(file ?? '')} › ${fullName}`,
      tookMs: duration,
    })),
  );
}

function countVitest(report) {
  const counts = { ...NOTHING };
  for (const { assertionResults: tests } of report.testResults) {
    counts.passed += tests.filter((test) => test.status === 'passed').length;
    counts.skipped += tests.filter((test) =>
      ['skipped', 'pending', 'todo'].includes(test.status),
    ).length;
  }
  const failures = report.testResults.flatMap(failuresOfFile);
  return { ...counts, failed: failures.length, failures, times: timesOfVitest(report) };
}

function specsOf(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
}

/** The page's content as the runner recorded it, since another machine cannot look at it. */
function pageThen({ attachments = [] }) {
  const { path } = attachments.find(({ name }) => name === 'error-context') ?? {};
  if (!path || !existsSync(path)) return '';
  const [, page = ''] = readFileSync(path, 'utf8').split('# Page snapshot');
  return `\nThe page:\n${page.trim().split('\n').slice(0, SHOWN_PAGE_LINES).join('\n')}`;
}

function failuresOfSpec({ file, title, tests }) {
  return tests
    .filter((test) => test.status === 'unexpected' || test.status === 'flaky')
    .map((test) => {
      const failed = test.results.find((result) => result.error);
      return {
        name: `[${test.projectName}] ${file} › ${title}`,
        why: failed ? `${inShort(failed.error.message)}${pageThen(failed)}` : '',
      };
    });
}

function timesOfSpec({ file, title, tests }) {
  return tests.map(({ projectName, results }) => ({
    name: `[${projectName}] ${file} › ${title}`,
    tookMs: results.reduce((sum, { duration = 0 }) => sum + duration, 0),
  }));
}

function countPlaywright({ stats, errors, suites = [] }) {
  const specs = suites.flatMap(specsOf);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + (stats.unexpected === 0 ? errors.length : 0),
    skipped: stats.skipped,
    failures: specs.flatMap(failuresOfSpec),
    times: specs.flatMap(timesOfSpec),
  };
}

function read(file, count, exitCode) {
  if (!existsSync(file)) return { ...NOTHING, failed: 1, failures: [] };
  return atLeastOneFailure(count(JSON.parse(readFileSync(file, 'utf8'))), exitCode);
}

export function readVitestReport(file, exitCode) {
  return read(file, countVitest, exitCode);
}

export function readPlaywrightReport(file, exitCode) {
  return read(file, countPlaywright, exitCode);
}
