import type { Manifest } from 'vite';

/** Fetched with the first visit: the front page, and what it asks for right after showing. */
const SHELL_SOURCES = [
  'landing.html',
  'src/app/behaviours/landing-extras.tsx',
  'src/app/pwa/install/install-button.tsx',
  'src/i18n/en/behaviours.ts',
  'src/i18n/en/pwa.ts',
  'src/i18n/hi/core.ts',
  'src/i18n/more-words.ts',
];

/** Fetched with the app itself: what any of its screens needs to open, in both languages. */
const APP_SOURCES = [
  'index.html',
  'src/app/behaviours/all-behaviours.tsx',
  'src/app/behaviours/errors/not-found-page.tsx',
  'src/app/router/route-error.tsx',
  'src/app/shell/public-shell.tsx',
  'src/app/shell/nav/sidebar.tsx',
  'src/i18n/en/coming.ts',
  'src/i18n/en/shell.ts',
  'src/i18n/hi/behaviours.ts',
  'src/i18n/hi/coming.ts',
  'src/i18n/hi/pwa.ts',
  'src/i18n/hi/shell.ts',
  'src/i18n/hi/ui.ts',
];

/** The words of those screens, in both languages. */
const OFFLINE_WORDS = [
  'account',
  'acting',
  'adspaces',
  'auth',
  'bizpay',
  'brandorders',
  'calendar',
  'campaigns',
  'capture',
  'cart',
  'dashboard',
  'deals',
  'earnings',
  'errors',
  'front',
  'landing',
  'leads',
  'links',
  'market',
  'myshops',
  'notifications',
  'orders',
  'proofs',
  'push',
  'reasons',
  'roles',
  'security',
  'session',
  'settings',
  'shops',
  'signup',
  'states',
  'storeprofile',
  'sync',
  'wizard',
];

/** What is asked for only once the network is gone, when it can no longer be fetched. */
const OFFLINE_SOURCES = [
  '../../node_modules/dexie/import-wrapper.mjs',
  // What a store does at its shelf: from the offer to the photo.
  'src/routes/deal.$id.tsx?tsr-split=component',
  'src/routes/proof.$id.tsx?tsr-split=component',
  // What a store orders, from the shelf of what it has seen to the order that waits.
  'src/routes/retailer-marketplace.tsx?tsr-split=component',
  'src/routes/retailer-cart.tsx?tsr-split=component',
  'src/routes/retailer-checkout.tsx?tsr-split=component',
  'src/routes/order.$id.tsx?tsr-split=component',
  // What a bizman does at a counter: a lead from the first letter to the queue.
  'src/routes/leads.$id.tsx?tsr-split=component',
  'src/routes/leads.new.tsx?tsr-split=component',
  'src/routes/manage-shops.tsx?tsr-split=component',
  // What a bizman orders for one of the shops.
  'src/app/pages/market/choose-shop.tsx',
  // What anybody was told, and marks on it.
  'src/routes/notifications.tsx?tsr-split=component',
  'src/routes/notification.$id.tsx?tsr-split=component',
  // What waits in the queue or is synced, whichever screen it is done on or shown by.
  'src/routes/settings.tsx?tsr-split=component',
  'src/routes/settings_.$section.tsx?tsr-split=component',
  'src/routes/earnings.tsx?tsr-split=component',
  'src/routes/campaigns.new.tsx?tsr-split=component',
  'src/features/campaigns/draft/begin-draft.ts',
  'src/routes/campaign.$id.tsx?tsr-split=component',
  'src/routes/shop.$id.tsx?tsr-split=component',
  'src/routes/retailer-profile.$shopId.tsx?tsr-split=component',
  // Where one looks when something is wrong.
  'src/routes/version.tsx?tsr-split=component',
  'src/routes/clear-cache.tsx?tsr-split=component',
  // The doors of somebody signed out.
  'src/app/pages/landing/role-door.tsx',
  'src/app/pages/sign-in/sign-in-door.tsx',
  'src/app/pages/sign-up/sign-up-page.tsx',
  'src/routes/reset-password.tsx?tsr-split=component',
  ...['en', 'hi'].flatMap((language) =>
    OFFLINE_WORDS.map((area) => `src/i18n/${language}/${area}.ts`),
  ),
  // For whom one acts is said, and ended, without a network too.
  'src/features/shops/acting/acting-bar.tsx',
  'src/features/shops/acting/acting-state.ts',
  'src/features/shops/acting/not-while-acting.tsx',
  'src/features/sync/drawer/waiting-drawer.tsx',
  'src/api/storage/sure-rows.ts',
  'src/app/session/leave.ts',
  'src/offline/custody/clear-device.ts',
  'src/offline/custody/settle-unsent.ts',
  'src/ui/feedback/updated-ago.tsx',
];

/** Groups of the build have no source of their own. */
const OFFLINE_GROUPS = new Set(['engine', 'outbox']);

const SHELL_PUBLIC_FILES = [
  'index.html',
  'landing.html',
  'landing.hi.html',
  'ahead.js',
  'boot.js',
  'favicon.svg',
  'icon-192.png',
  'look.js',
  'manifest.webmanifest',
];

/** A source file with everything it loads at once; what it loads later is not followed. */
function collect(manifest: Manifest, source: string, found: Set<string>): void {
  const chunk = manifest[source];
  if (!chunk || found.has(chunk.file)) return;
  found.add(chunk.file);
  for (const file of [...(chunk.css ?? []), ...(chunk.assets ?? [])]) found.add(file);
  for (const imported of chunk.imports ?? []) collect(manifest, imported, found);
}

/** As well what it loads later, save through what every page has: that leads everywhere. */
function collectDeep(
  manifest: Manifest,
  source: string,
  known: ReadonlySet<string>,
  found: Set<string>,
): void {
  const chunk = manifest[source];
  if (!chunk || known.has(chunk.file) || found.has(chunk.file)) return;
  found.add(chunk.file);
  for (const file of [...(chunk.css ?? []), ...(chunk.assets ?? [])]) found.add(file);
  for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) {
    collectDeep(manifest, next, known, found);
  }
}

function filesOf(manifest: Manifest, sources: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const source of sources) collect(manifest, source, found);
  return found;
}

/** Which part of the app a built file belongs to, by Vite's own record of which chunk loads which. */
export function partsOf(manifest: Manifest): (file: string) => Part | undefined {
  const shell = filesOf(manifest, SHELL_SOURCES);
  const groups = Object.keys(manifest).filter((key) =>
    OFFLINE_GROUPS.has(manifest[key]?.name ?? ''),
  );
  const app = filesOf(manifest, APP_SOURCES);
  const known = new Set([...shell, ...app]);
  const work = new Set<string>();
  for (const source of [...OFFLINE_SOURCES, ...groups]) collectDeep(manifest, source, known, work);
  const publicFiles = new Set(SHELL_PUBLIC_FILES);
  return (file) => {
    if (shell.has(file) || publicFiles.has(file)) return 'shell';
    if (app.has(file)) return 'app';
    if (work.has(file)) return 'work';
    return /^assets\/.+\.(?:js|css)$/.test(file) ? 'screen' : undefined;
  };
}

/**
 * `shell` is fetched on installing, `app` with the app's first opening, `work` after it and before
 * anybody is told that they need no network, `screen` when used.
 */
export type Part = 'shell' | 'app' | 'work' | 'screen';

export interface BuildFile {
  url: string;
  revision: string | null;
}

export function workerEntries<File extends BuildFile>(
  files: readonly File[],
  partOf: (file: string) => Part | undefined,
): (File & { part: Part })[] {
  return files.flatMap((file) => {
    const part = partOf(file.url);
    return part ? [{ ...file, url: `/${file.url}`, part }] : [];
  });
}
