import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './lib/chromium.mjs';
import { endWith, Failure } from './lib/failure.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { keepTemporaryFilesInMemory } from './lib/memory-folder.mjs';
import { requireNode } from './lib/node-version.mjs';
import { ensurePostgresBinaries } from './lib/postgres/find-binaries.mjs';
import { SHORT_LIVED, startCluster } from './lib/postgres/throwaway-cluster.mjs';
import { stopAll } from './lib/run.mjs';
import { seconds, step } from './lib/steps.mjs';
import { installLighthouse, SUITES } from './lib/suites.mjs';

const PARTS = [...new Set(SUITES.flat().flatMap((suite) => suite.in))];
const INTERRUPTED = 130;
const SLOWEST = 20;

function chosenSuites(args) {
  const only = args.find((arg) => arg.startsWith('--only='))?.slice('--only='.length);
  const wrong = args.find((arg) => !arg.startsWith('--only='));
  if (wrong || (only !== undefined && !PARTS.includes(only))) {
    throw new Failure(
      `"${wrong ?? only}" is not known; try: npm test -- --only=${PARTS.join('|')}`,
    );
  }
  const isAsked = (suite) => !only || suite.in.includes(only);
  return SUITES.map((line) => line.filter(isAsked)).filter((line) => line.length > 0);
}

async function databaseUrl() {
  const binaries = await ensurePostgresBinaries();
  const cluster = await step('Starting a throwaway PostgreSQL', () =>
    startCluster(binaries, SHORT_LIVED),
  );
  return cluster.url;
}

/** Runs while the first suites run; the suite that needs it awaits its result. */
function meanwhile(work) {
  const coming = work();
  coming.catch(() => undefined);
  return coming;
}

/** Debian's packages are installed one after the other, because its installer takes a lock. */
function prepare(needs) {
  const chromium = needs('chromium') ? meanwhile(ensureChromium) : undefined;
  const given = process.env.TEST_DATABASE_URL;
  const startDatabase = async () => {
    await chromium?.catch(() => undefined);
    return databaseUrl();
  };
  return {
    chromium,
    databaseUrl: needs('postgres') ? (given ?? meanwhile(startDatabase)) : undefined,
    lighthouseInstalled: needs('lighthouse') ? meanwhile(installLighthouse) : undefined,
  };
}

async function runSuite(suite, tools) {
  const startMs = performance.now();
  const counts = await suite.run(tools);
  const tookMs = performance.now() - startMs;
  return { title: suite.title, skipped: 0, failures: [], times: [], ...counts, tookMs };
}

async function runLine(line, tools) {
  console.log(`\n── ${line.map((suite) => suite.title).join(' · ')} ──`);
  return Promise.all(line.map((suite) => runSuite(suite, tools)));
}

/** Repeated at the end, because often only the end of a long log is kept. */
function retell(failures) {
  if (failures.length > 0) console.log('\n── What failed ──');
  for (const { name, why } of failures) console.log(`✗ ${name}\n${why}\n`);
}

function tellSlowest(results) {
  const times = results.flatMap((result) => result.times).sort((a, b) => b.tookMs - a.tookMs);
  if (times.length === 0) return;
  console.log(`\n── The slowest ${Math.min(SLOWEST, times.length)} tests ──`);
  for (const { name, tookMs } of times.slice(0, SLOWEST))
    console.log(`${seconds(tookMs)}  ${name}`);
}

function summarise(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const failures = results.flatMap((result) => result.failures);
  tellSlowest(results);
  retell(failures);
  console.log('\n── Summary ──');
  for (const { title, passed, failed, skipped, tookMs } of results) {
    const left = skipped > 0 ? `, ${skipped} skipped` : '';
    console.log(`${title}: ${passed} passed, ${failed} failed${left} (${seconds(tookMs)})`);
  }
  // Also listed beside the totals, because one full report may fill the log.
  for (const { name } of failures) console.log(`✗ ${name}`);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0;
}

// The throwaway cluster and the reports are deleted when this process ends, in whatever way.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => {
    // Like Ctrl-C, so that the test runners clean up.
    stopAll('SIGINT');
    process.exit(INTERRUPTED);
  });
}

try {
  requireNode();
  const lines = chosenSuites(process.argv.slice(2));
  const needs = (name) => lines.flat().some((suite) => suite.needs?.includes(name));
  await ensureInstalled();
  keepTemporaryFilesInMemory();
  const reportDir = mkdtempSync(join(tmpdir(), 'chowk-reports-'));
  process.on('exit', () => rmSync(reportDir, { recursive: true, force: true }));
  const emptyData = needs('chromium') ? join(reportDir, 'empty-data') : undefined;
  const tools = { reportDir, emptyData, ...prepare(needs) };
  const results = [];
  for (const line of lines) results.push(...(await runLine(line, tools)));
  process.exit(summarise(results) ? 0 : 1);
} catch (error) {
  endWith(error);
}
