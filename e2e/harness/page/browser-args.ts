/**
 * With `RenderDocument` Chromium 150 loses its offline emulation with the next page. This list
 * replaces Playwright's own, whose other entries matter to these tests.
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

/** The arguments of every browser in tests and measurements. */
export function browserArgs(...more: readonly string[]): string[] {
  return [
    '--disable-background-networking',
    `--disable-features=${WITHOUT.join(',')}`,
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ...more,
  ];
}
