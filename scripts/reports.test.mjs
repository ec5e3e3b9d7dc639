import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readPlaywrightReport, readVitestReport } from './lib/reports.mjs';

const dir = mkdtempSync(join(tmpdir(), 'chowk-reports-'));
afterAll(() => rmSync(dir, { recursive: true }));

function saved(report) {
  const file = join(dir, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

const tests = (...states) => states.map((status) => ({ status, fullName: `a ${status} test` }));

describe('durations of tests', () => {
  it('are read from a Vitest report by file and name', () => {
    const assertionResults = [{ status: 'passed', fullName: 'a sum adds up', duration: 12.5 }];
    const report = { testResults: [{ name: 'sum.test.ts', status: 'passed', assertionResults }] };
    const times = [{ name: 'sum.test.ts › a sum adds up', tookMs: 12.5 }];
    expect(readVitestReport(saved(report), 0)).toMatchObject({ times });
  });

  it('are read from a Playwright report by project, file and name', () => {
    const tests = [{ projectName: 'phone', status: 'expected', results: [{ duration: 40 }] }];
    const specs = [{ file: 'a.spec.ts', title: 'opens', tests }];
    const stats = { expected: 1, unexpected: 0, flaky: 0, skipped: 0 };
    const report = { stats, errors: [], suites: [{ suites: [{ specs }] }] };
    const times = [{ name: '[phone] a.spec.ts › opens', tookMs: 40 }];
    expect(readPlaywrightReport(saved(report), 0)).toMatchObject({ times });
  });
});

describe('counting a Vitest report', () => {
  it('counts tests by their state', () => {
    const report = {
      testResults: [
        { status: 'passed', assertionResults: tests('passed', 'passed', 'skipped') },
        { status: 'failed', assertionResults: tests('passed', 'failed', 'todo') },
      ],
    };
    const counts = { passed: 3, failed: 1, skipped: 2 };
    expect(readVitestReport(saved(report), 1)).toMatchObject(counts);
  });

  it('names failures with a short reason', () => {
    const why = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
    const failed = { status: 'failed', fullName: 'a sum adds up', failureMessages: [why] };
    const report = {
      testResults: [
        { name: 'sum.test.ts', status: 'failed', assertionResults: [failed] },
        { name: 'torn.test.ts', status: 'failed', message: 'no such file', assertionResults: [] },
      ],
    };
    const { failures } = readVitestReport(saved(report), 1);
    expect(failures.map(({ name }) => name)).toEqual([
      'sum.test.ts › a sum adds up',
      'torn.test.ts',
    ]);
    expect(failures[0].why).toMatch(/^line 0.*line 11$/s);
    expect(failures[1].why).toBe('no such file');
  });

  it('counts a file that could not be loaded', () => {
    const report = { testResults: [{ status: 'failed', assertionResults: [] }] };
    expect(readVitestReport(saved(report), 1).failed).toBe(1);
  });

  it('counts an error outside every test', () => {
    const report = { testResults: [{ status: 'passed', assertionResults: tests('passed') }] };
    const counts = { passed: 1, failed: 1, skipped: 0 };
    expect(readVitestReport(saved(report), 1)).toMatchObject(counts);
  });

  it('counts a run that left no report', () => {
    expect(readVitestReport(join(dir, 'absent.json'), 0).failed).toBe(1);
  });
});

describe('counting a Playwright report', () => {
  const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 1 };

  it('uses its own counts', () => {
    const counts = { passed: 5, failed: 0, skipped: 1 };
    expect(readPlaywrightReport(saved({ stats, errors: [] }), 0)).toMatchObject(counts);
  });

  it('names failures at any depth', () => {
    const results = [{}, { error: { message: 'seen twice' } }];
    const failed = { status: 'unexpected', projectName: 'phone', results };
    const passed = { status: 'expected', projectName: 'desktop', results: [{}] };
    const spec = { file: 'deal.spec.ts', title: 'a store earns', tests: [failed, passed] };
    const report = { stats, errors: [], suites: [{ specs: [], suites: [{ specs: [spec] }] }] };
    expect(readPlaywrightReport(saved(report), 1).failures).toEqual([
      { name: '[phone] deal.spec.ts › a store earns', why: 'seen twice' },
    ]);
    const path = join(dir, 'error-context.md');
    writeFileSync(path, '# Error details\n\nno\n\n# Page snapshot\n\n- heading "Deals"\n');
    results[1].attachments = [{ name: 'error-context', path }];
    const [{ why }] = readPlaywrightReport(saved(report), 1).failures;
    expect(why).toBe('seen twice\nThe page:\n- heading "Deals"');
  });

  it('counts a flaky test as failed', () => {
    const report = { stats: { ...stats, flaky: 2 }, errors: [] };
    expect(readPlaywrightReport(saved(report), 0).failed).toBe(2);
  });

  it('counts errors outside every test', () => {
    expect(readPlaywrightReport(saved({ stats, errors: [{}] }), 1).failed).toBe(1);
  });
});
