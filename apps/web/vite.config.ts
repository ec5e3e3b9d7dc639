import { existsSync } from 'node:fs';
import { fileURLToPath, URL } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { lightIcons } from './scripts/light-icons';
import { partLoader } from './scripts/part-loader';
import { prerender } from './scripts/prerender/prerender';
import { pwaPlugins } from './scripts/pwa/pwa-plugins';
import { sonnerStyles } from './scripts/sonner-styles';

const SERVER_URL = process.env.CHOWK_SERVER_URL ?? 'http://localhost:3000';

/** `/auth` alone is a page of ours, so only the auth server's own prefix is passed on. */
const SERVER_PREFIXES = [
  '/rest',
  '/functions',
  '/auth/v1',
  '/storage',
  '/realtime',
  '/api',
  '/healthz',
  '/readyz',
  '/metrics',
];

/** The app, and the landing page as an entry of its own so that it stays light. */
const ENTRIES = ['index.html', 'landing.html'];

/** One pattern that matches the files of any of these folders or names. */
function anyOf(...parts: string[]): RegExp {
  return new RegExp(parts.join('|'));
}

/**
 * What every first load needs, in two files: small ones compress badly and cost a round trip each.
 * `base` is shared by the landing page and the app; `app` is the app's alone.
 */
const SHARED_CHUNKS = [
  {
    name: 'base',
    priority: 2,
    test: anyOf(
      'node_modules/(react|react-dom|scheduler|clsx)/',
      'vite/(preload-helper|modulepreload)',
      'src/missing-part\\.ts$',
      'src/i18n/((?!more-words)[a-z-]+|en/core|en/ui)\\.ts$',
      'src/ui/(?:[a-z]+/)?(create-icon|theme-store|use-theme|mark|mark-shape|button|button-class|icon-button|card|skeleton|lazy|part-away)\\.tsx?$',
      'src/api/[a-z]+/(stored-session|application|load-part|probe-server)\\.ts$',
      'src/app/behaviours/(?:errors/)?(error-[a-z]+|open-anew|quiet-boundary|later)\\.tsx?$',
      'src/app/pwa/[a-z]+/(install-event|register-worker|worker-store)\\.ts$',
      'lucide-react/dist/esm/icons/(moon|store|sun)\\.',
    ),
  },
  {
    name: 'app',
    priority: 1,
    test: anyOf(
      // Long lists and forms bring their own part of the query library.
      'node_modules/@tanstack/(?!.*(infiniteQueryObserver|useInfiniteQuery|mutationObserver|useMutation))',
      // Not its stand-in for older Reacts, which only the overlays use.
      'node_modules/use-sync-external-store/(cjs/use-sync-external-store-)?with-selector',
      'domain/src/(kernel/(errors|ids|roles|time)|deep-links/rules)\\.ts$',
      'src/api/[a-z]+/(acting|caller|contract-(client|ref)|errors|within-time|queries|browser-client|auth-client|token-claims|session-(token|signal)|sure-storage)\\.ts$',
      'src/ui/layout/page-header\\.tsx$',
      'src/offline/store/database-name\\.ts$',
      'src/features/(auth/(sign-in/intent|session/session)|accounts/(remembered-me|accounts\\.queries))\\.ts$',
      'src/app/(pages/sign-in/sign-in-search|session/leave-reason)\\.ts$',
    ),
  },
  {
    // Toasts, which the front pages show too: they are not to fetch the app for them.
    name: 'toasts',
    priority: 2,
    test: anyOf(
      'src/ui/feedback/toast-store\\.ts$',
      'lucide-react/dist/esm/icons/(circle-check|circle-exclamation-point|cloud-off|x)\\.',
    ),
  },
  {
    // What nearly every screen with a form or a message has. On their own they are a dozen small
    // files, each named in every list of what a route needs.
    name: 'forms',
    priority: 1,
    test: anyOf(
      'src/ui/(?:[a-z]+/)?(banner|field|text-field|control-class|native-select|error-state|is-away|empty-state)\\.tsx?$',
      'src/(i18n/(use-)?|api/errors/)error-words\\.ts$',
      'lucide-react/dist/esm/icons/(chevron-down|triangle-exclamation-point|copy|chevron-right|info|rotate-cw|check|arrow-left)\\.',
    ),
  },
  {
    // Between the doors and the settings of how one comes in.
    name: 'ways-in',
    priority: 1,
    test: anyOf(
      'src/features/auth/(?:[a-z-]+/)?(account-problem|auth-failure|auth-settings|captcha|return-address|sign-up-rules)\\.ts$',
    ),
  },
  {
    // In, out, and out again for whoever came to a door that is not theirs.
    name: 'in-and-out',
    priority: 1,
    test: anyOf(
      'src/features/auth/[a-z-]+/(sign-(in|out)|staff-door)\\.ts$',
      'src/app/pages/sign-in/use-staff-check\\.ts$',
      'src/api/[a-z]+/(at-most|farewell)\\.ts$',
    ),
  },
  {
    // What deals, campaigns and money have in common.
    name: 'trade',
    priority: 1,
    test: anyOf(
      'src/ui/(?:[a-z]+/)?(badge|progress-bar|relative-time|use-now|csv|lazy-updated-ago)\\.tsx?$',
      'src/offline/read/(synced-(read|options)|held-answers|answer-key|kept-page|keep-answer)\\.ts$',
      // What every screen reads from the device.
      'src/offline/read/(read-collection|device-rows|recalled-answers|own-shops)\\.ts$',
      'src/offline/(store/(current|read)-store|outbox/queue-flag)\\.ts$',
      'src/api/client/when-back\\.ts$',
      'src/photos/photo-address\\.ts$',
      'domain/src/kernel/states\\.ts$',
      'lucide-react/dist/esm/icons/(file-down|search-x)\\.',
    ),
  },
  {
    // What the lists of a home are made of: apart they are a dozen files of a few lines.
    name: 'lists',
    priority: 1,
    test: anyOf(
      'node_modules/@tanstack/.*(infiniteQueryObserver|useInfiniteQuery)',
      'src/ui/(?:[a-z]+/)?(search-field|use-settled)\\.tsx?$',
      'lucide-react/dist/esm/icons/(arrow-right|search)\\.',
    ),
  },
  {
    // Between a store's home, a deal and its proof.
    name: 'deal-parts',
    priority: 1,
    test: anyOf(
      'src/features/deals/deals\\.queries\\.ts$',
      'src/features/proofs/capture/open-step\\.ts$',
      'lucide-react/dist/esm/icons/camera\\.',
    ),
  },
  {
    // Between a deal and the camera it is shown in.
    name: 'sample-photo',
    priority: 1,
    test: anyOf('src/offline/photos/kept-photo\\.ts$'),
  },
  {
    name: 'deal-looks',
    priority: 1,
    test: anyOf(
      'src/features/deals/(deal-status|deal-deadline|waiting-proof)\\.tsx?$',
      'lucide-react/dist/esm/icons/(clock|shield-check)\\.',
    ),
  },
  {
    name: 'lead-looks',
    priority: 1,
    test: anyOf('src/features/leads/(is-unsent\\.ts|lead-status\\.tsx)$'),
  },
  {
    name: 'amounts',
    priority: 1,
    test: anyOf('src/ui/base/money\\.tsx$', 'domain/src/kernel/money\\.ts$'),
  },
  {
    // Between the homes of those who earn and the page of what they did.
    name: 'earning-parts',
    priority: 1,
    test: anyOf(
      'src/features/earnings/(earnings\\.queries|earnings-tile|earning-figures|streak-line)\\.tsx?$',
      'lucide-react/dist/esm/icons/(calendar-clock|flame|hand-coins)\\.',
    ),
  },
  {
    // The queue and the local store, for whoever does something that must not be lost.
    name: 'outbox',
    priority: 1,
    test: anyOf(
      'src/offline/(?:[a-z]+/)?(add-row|awaited-items|background|last-look|outbox|rebase|remembered-answers)\\.ts$',
    ),
  },
  {
    // Who tries again does not need all that sends.
    name: 'backoff',
    priority: 1,
    test: anyOf('src/offline/(?:[a-z]+/)?(backoff|holds-up)\\.ts$'),
  },
  {
    // What each command does on this device, for the queue and for a screen that shows it at once.
    name: 'kinds',
    priority: 2,
    test: anyOf('src/offline/commands/[a-z-]+\\.ts$'),
  },
  {
    // The local store alone, where drafts of forms lie too.
    name: 'local',
    priority: 2,
    test: anyOf(
      'src/offline/(?:[a-z]+/)?(blobs|database|drafts|left-sessions|one-writer|own-database|requeued|room|schema)\\.ts$',
    ),
  },
  {
    // Fields for sums and counts: half a dozen files of a few lines.
    name: 'number-fields',
    priority: 1,
    test: anyOf(
      'src/ui/(?:[a-z]+/)?(grouped-(input|number)|(number|money)-field)\\.tsx?$',
      'lucide-react/dist/esm/icons/(minus|plus)\\.',
    ),
  },
  {
    // Between the wizard and its last step, which is fetched alone.
    name: 'draft-steps',
    priority: 1,
    test: anyOf(
      'src/features/campaigns/draft/(?:steps/)?(wizard-steps|open-steps|draft-values|draft-errors|use-field-words|feasibility|use-feasibility|hold-sum)\\.tsx?$',
    ),
  },
  {
    // What a photo goes through between the camera and the queue.
    name: 'photo-work',
    priority: 1,
    test: anyOf(
      'src/photos/photo-work\\.ts$',
      'src/ui/(?:[a-z]+/)?(use-blob-url|file-button)\\.tsx?$',
    ),
  },
  {
    name: 'stored-photo',
    priority: 1,
    test: anyOf(
      'src/photos/stored-photo\\.ts$',
      'src/ui/photo/(stored-photo|use-photo-url)\\.tsx?$',
    ),
  },
  {
    name: 'engine',
    priority: 1,
    test: anyOf(
      'src/offline/(?:[a-z]+/)?(clean-up|engine|one-at-a-time|own-engine|pick-ready|problems|pull|puller|send-queue|settle|submit-command)\\.ts$',
      'src/offline/send/outbox-calls\\.ts$',
      'src/photos/upload-in-pieces\\.ts$',
      'domain/src/sync/outcomes\\.ts$',
    ),
  },
];

/** Every page of the app has these already when it asks for more. */
const LOADED_WITH_THE_APP = /\/(base|app|rolldown-runtime|index)-[\w-]+\.js$/;
const ENTRY = /\/index-[\w-]+\.js$/;
/** Of all that the first file may lead to, the ways in and the home are worth naming whole. */
const AHEAD_OF_ENTRY = /\/(dashboard|sign-in)/;
/**
 * Opened at a desk or once in a while, shown after the screen, or kept by the worker before they are
 * asked for: naming all their files in advance would cost every phone some bytes, and save these a
 * round trip.
 */
const NOT_AHEAD =
  /\/((brand|bizman)-section|no-role|people|trail|jobs|order\.|products|(bizman|retailer)-(cart|checkout|marketplace)|demo-requests|content|manage-shops|ad-spaces|adspace|notification|push-|brand-ad-spaces|retailer-profile|spaces-tile|money|review|campaign[._]|cms\.|super-admin|bizman-pay|manager-section|acting-bar|not-while|deal\.|proof\.|shop\.|settings|routes-|sign-up|earnings|leave-|begin-draft|profile-problem|all-behaviours|back-press|sidebar|activation|admin-|auth-debug|version|clear-cache|route-error|second-step|reset-password|not-me|continue|brand-profile|wallet|campaigns\.new|leads\.|sync-part|run-sync|waiting-drawer|updated-ago|sure-rows)/;

function fromHere(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

export default defineConfig({
  root: fromHere('.'),
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: fromHere('./src/routes'),
      generatedRouteTree: fromHere('./src/route-tree.gen.ts'),
      autoCodeSplitting: true,
      quoteStyle: 'single',
      semicolons: true,
    }),
    partLoader(),
    react(),
    tailwindcss(),
    sonnerStyles(),
    lightIcons(),
    prerender(),
    pwaPlugins(),
  ],
  resolve: {
    alias: {
      '@': fromHere('./src'),
      // React has had this hook since 18; the stand-in for older ones would only be weight.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  server: {
    proxy: Object.fromEntries(SERVER_PREFIXES.map((prefix) => [prefix, SERVER_URL])),
  },
  build: {
    target: 'chrome107',
    manifest: true,
    cssCodeSplit: true,
    // Every browser we build for knows modulepreload.
    modulePreload: {
      polyfill: false,
      resolveDependencies(file, files, { hostId, hostType }) {
        if (hostType === 'html') return files;
        const isAhead = ENTRY.test(`/${hostId}`) ? AHEAD_OF_ENTRY.test(`/${file}`) : true;
        return NOT_AHEAD.test(`/${file}`) || !isAhead
          ? files.filter((name) => name.endsWith('.css'))
          : files.filter((name) => !LOADED_WITH_THE_APP.test(name));
      },
    },
    // A data: URL in css or html would need a wider content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: ENTRIES.map(fromHere).filter((entry) => existsSync(entry)),
      output: {
        codeSplitting: { groups: SHARED_CHUNKS, includeDependenciesRecursively: false },
      },
    },
  },
});
