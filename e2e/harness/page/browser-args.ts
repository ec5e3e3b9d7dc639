/**
 * With `RenderDocument` Chromium 150 forgets with the next page that it was told to be
 * without a network. A list given here takes the place of Playwright's own, of which the rest matters
 * to these tests.
 */
const WITHOUT = [
  'RenderDocument',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
];

/** What every browser of a test or a measurement is started with, however it is started. */
export function browserArgs(...more: readonly string[]): string[] {
  return [
    '--disable-background-networking',
    `--disable-features=${WITHOUT.join(',')}`,
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ...more,
  ];
}
