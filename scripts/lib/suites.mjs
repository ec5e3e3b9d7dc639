import { freemem } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from './builds.mjs';
import { Failure } from './failure.mjs';
import { ensureInstalled } from './install.mjs';
import { readPlaywrightReport, readVitestReport } from './reports.mjs';
import { ROOT, tool } from './root.mjs';
import { attempt, runNode } from './run.mjs';
import { runChecks } from './run-checks.mjs';
import { staticChecks } from './static-checks.mjs';

const UNIT_PROJECTS = ['scripts', 'domain', 'web', 'web-offline'];
const SERVER_PROJECTS = ['server-pglite', 'server-postgres'];

const PASSED = { passed: 1, failed: 0 };
const FAILED = { passed: 0, failed: 1 };

/**
 * What a first start makes of an empty folder, once a run: every server of the browser tests, and
 * Lighthouse's, begins with a copy.
 */
async function makeEmptyData({ emptyData }) {
  const script = join(ROOT, 'e2e/harness/server/make-empty-data.ts');
  await runNode([tool('tsx/dist/cli.mjs'), script, emptyData], {
    failure: 'The server did not start on an empty data folder; its words are above.',
  });
}

async function build(tools) {
  try {
    await buildIfStale();
    if (tools.emptyData) await makeEmptyData(tools);
    return PASSED;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.log(`${error.output}\n${error.message}`);
    return FAILED;
  }
}

async function budgets() {
  const script = join(ROOT, 'apps/web/scripts/bundle-report.mjs');
  const { code } = await attempt(process.execPath, [script], { show: true });
  return code === 0 ? PASSED : FAILED;
}

const LIGHTHOUSE = join(ROOT, 'e2e/lighthouse');

export function installLighthouse() {
  return ensureInstalled(LIGHTHOUSE, 'Lighthouse');
}

async function lighthouse({ chromium, lighthouseInstalled, emptyData }) {
  await lighthouseInstalled;
  const args = [tool('tsx/dist/cli.mjs'), join(LIGHTHOUSE, 'check-landing.ts')];
  const { code } = await attempt(process.execPath, args, {
    env: { CHROME_PATH: await chromium, CHOWK_E2E_EMPTY_DATA: emptyData },
    show: true,
  });
  return code === 0 ? PASSED : FAILED;
}

/** The memory of the server's tests, their databases and two browsers, and half as much again. */
const ROOM_FOR_BOTH = 12 * 1024 ** 3;
const isRoomForBoth = freemem() >= ROOM_FOR_BOTH;

/**
 * Many tests wait: for a second to pass, a program to start, an email to arrive. Browsers use that
 * time too.
 */
const SERVER_WORKERS = isRoomForBoth ? 2 : 3;

function vitest(projects, workers) {
  return async ({ reportDir, databaseUrl }) => {
    const report = join(reportDir, `vitest-${projects.length}.json`);
    const args = [tool('vitest/vitest.mjs'), 'run', '--reporter=default', '--reporter=json'];
    args.push(`--outputFile.json=${report}`, ...projects.map((name) => `--project=${name}`));
    if (workers) args.push(`--maxWorkers=${workers}`);
    const env = { TEST_DATABASE_URL: (await databaseUrl) ?? '' };
    const { code } = await attempt(process.execPath, args, { env, show: true });
    return readVitestReport(report, code);
  };
}

async function playwright({ reportDir, chromium, emptyData }) {
  const report = join(reportDir, 'playwright.json');
  const args = [tool('@playwright/test/cli.js'), 'test', '--config=e2e/playwright.config.ts'];
  const { code } = await attempt(process.execPath, [...args, '--reporter=list,json'], {
    env: {
      CHROME_PATH: await chromium,
      CHOWK_E2E_EMPTY_DATA: emptyData,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
    show: true,
  });
  return readPlaywrightReport(report, code);
}

const CHECKS = { title: 'Static checks', in: ['check'], run: () => runChecks(staticChecks()) };
const BUILD = { title: 'Build', in: ['server', 'e2e'], run: build };
const BUDGETS = { title: 'Bundle budgets', in: ['e2e'], run: budgets };
const LANDING = {
  title: 'Lighthouse',
  in: ['e2e'],
  needs: ['chromium', 'lighthouse'],
  run: lighthouse,
};
const UNIT = { title: 'Unit tests', in: ['unit'], run: vitest(UNIT_PROJECTS) };
const SERVER = {
  title: 'Server tests on PGlite and PostgreSQL',
  in: ['server'],
  needs: ['postgres'],
  run: vitest(SERVER_PROJECTS, SERVER_WORKERS),
};
const BROWSER = { title: 'Browser tests', in: ['e2e'], needs: ['chromium'], run: playwright };

const LONGEST = isRoomForBoth ? [[SERVER, BROWSER]] : [[SERVER], [BROWSER]];

/**
 * What `npm test` runs, in order. Suites of one entry run in parallel; those that measure run
 * alone.
 */
export const SUITES = [[CHECKS, BUILD, UNIT], [BUDGETS], [LANDING], ...LONGEST];
