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

const tests = (...states) => states.map((status) => ({ status }));

describe('counting a Vitest report', () => {
  it('counts tests by their state', () => {
    const report = {
      testResults: [
        { status: 'passed', assertionResults: tests('passed', 'passed', 'skipped') },
        { status: 'failed', assertionResults: tests('passed', 'failed', 'todo') },
      ],
    };
    expect(readVitestReport(saved(report), 1)).toEqual({ passed: 3, failed: 1, skipped: 2 });
  });

  it('counts a file that could not be loaded', () => {
    const report = { testResults: [{ status: 'failed', assertionResults: [] }] };
    expect(readVitestReport(saved(report), 1).failed).toBe(1);
  });

  it('counts an error outside every test', () => {
    const report = { testResults: [{ status: 'passed', assertionResults: tests('passed') }] };
    expect(readVitestReport(saved(report), 1)).toEqual({ passed: 1, failed: 1, skipped: 0 });
  });

  it('counts a run that left no report', () => {
    expect(readVitestReport(join(dir, 'absent.json'), 0).failed).toBe(1);
  });
});

describe('counting a Playwright report', () => {
  const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 1 };

  it('takes its own counts', () => {
    expect(readPlaywrightReport(saved({ stats, errors: [] }), 0)).toEqual({
      passed: 5,
      failed: 0,
      skipped: 1,
    });
  });

  it('counts a flaky test as failed', () => {
    const report = { stats: { ...stats, flaky: 2 }, errors: [] };
    expect(readPlaywrightReport(saved(report), 0).failed).toBe(2);
  });

  it('counts errors outside every test', () => {
    expect(readPlaywrightReport(saved({ stats, errors: [{}] }), 1).failed).toBe(1);
  });
});
