import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import { browserArgs } from '../harness/page/browser-args';
import { freePort, SHORT_LIVED, startServer } from '../harness/server/server';

/** Its own types come with it, and it is installed only where this runs. */
interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}
type Lighthouse = (
  url: string,
  flags: { readonly port: number; readonly logLevel: 'error'; readonly onlyCategories: string[] },
) => Promise<{ readonly lhr: Report } | undefined>;

const LIGHTHOUSE = 'lighthouse';
const WHOLE = ['accessibility', 'best-practices', 'seo'];
/**
 * How much later than a page of one word the text may be there. Both are measured in one run on one
 * machine: seconds would measure the machine. With scripts asked for before the first paint it is over 3.
 */
const MOST_TO_BARE = 2.5;
const MOST_SHIFT = 0.05;
const LCP = 'largest-contentful-paint';

const BARE = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Bare</title></head><p>Bare</p></html>`;

async function openBarePage() {
  const server = createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html; charset=utf-8').end(BARE);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/`, close: () => server.close() };
}

const { default: lighthouse } = (await import(LIGHTHOUSE)) as { default: Lighthouse };
const port = await freePort();
const [server, bare, browser] = await Promise.all([
  startServer({ CHOWK_DEMO: 'off' }, SHORT_LIVED),
  openBarePage(),
  chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: browserArgs(`--remote-debugging-port=${port}`),
  }),
]);
let isKept = true;

function logProgress(what: string, isGood: boolean): void {
  isKept &&= isGood;
  process.stdout.write(`${isGood ? 'ok    ' : 'FAILED'} ${what}\n`);
}

async function look(url: string, onlyCategories: string[]): Promise<Report> {
  const seen = await lighthouse(url, { port, logLevel: 'error', onlyCategories });
  if (!seen) throw new Error(`Lighthouse said nothing about ${url}`);
  return seen.lhr;
}

function figure(report: Report, audit: string): number {
  const value = report.audits[audit]?.numericValue;
  if (value === undefined) throw new Error(`Lighthouse did not measure ${audit}`);
  return value;
}

try {
  // What a server does once after its start is no part of a page.
  await fetch(server.url);
  const bareLcp = figure(await look(bare.url, ['performance']), LCP);
  const report = await look(server.url, ['performance', ...WHOLE]);
  for (const category of WHOLE) {
    const score = Math.round((report.categories[category]?.score ?? 0) * 100);
    logProgress(`${category}: ${score} of 100`, score === 100);
  }
  const lcp = figure(report, LCP);
  const ratio = lcp / bareLcp;
  logProgress(
    `largest paint: ${(lcp / 1000).toFixed(2)} s on a simulated phone, ${ratio.toFixed(2)} of a bare page (budget ≤ ${MOST_TO_BARE})`,
    ratio <= MOST_TO_BARE,
  );
  const shift = figure(report, 'cumulative-layout-shift');
  logProgress(`layout shift: ${shift.toFixed(3)} (budget ≤ ${MOST_SHIFT})`, shift <= MOST_SHIFT);
} finally {
  bare.close();
  await Promise.all([browser.close(), server.stop()]);
}
process.exit(isKept ? 0 : 1);
