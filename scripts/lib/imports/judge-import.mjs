import { isDoorOf, isTest, resolveInRepo, workspaceOf } from './resolve.mjs';
import { zoneOf } from './zones.mjs';

const PACKAGES = [
  {
    names:
      /^(?:postgres|pg|@electric-sql\/.+|drizzle-orm\/(?:postgres-js|pglite|node-postgres)(?:\/.+)?)$/,
    app: 'server',
    only: ['db'],
    because: 'a raw client would run queries without the person’s role, past row security',
  },
  {
    names: /^@supabase\//,
    app: 'web',
    only: ['api'],
    because: 'the session has one keeper, so it cannot be refreshed twice or leak elsewhere',
  },
  {
    names: /^idb(?:$|\/)/,
    app: 'web',
    only: ['offline'],
    because: 'unsent work is guarded in one place; a second writer could lose it',
  },
  {
    names: /^(?:react|react-dom|@tanstack\/react-router)(?:$|\/)/,
    app: 'web',
    except: ['api', 'photos', 'offline'],
    because: 'the transport and the sync engine know no React, so they run in a worker too',
  },
  {
    names: /^@tanstack\/react-query$/,
    app: 'web',
    except: ['photos', 'offline', 'ui'],
    // The query persister, and what tests use through it.
    but: /\/offline\/(?:cache|test)\//,
    because: 'the sync engine and the design system work whoever asks for the data',
  },
  { names: /^node:/, app: 'web', only: [], because: 'there is no Node in a browser' },
];

const DOMAIN_MAY_USE = /^zod(?:\/mini)?$/;
const TEST_MAY_USE = /^(?:vitest|fast-check|node:)/;

function judgePackage(zone, file, specifier) {
  if (isTest(file) && TEST_MAY_USE.test(specifier)) return undefined;
  if (zone.app === 'domain') {
    if (DOMAIN_MAY_USE.test(specifier)) return undefined;
    return 'the domain runs in the browser, the server and tests alike: it may use zod and itself';
  }
  const rule = PACKAGES.find((entry) => entry.app === zone.app && entry.names.test(specifier));
  if (!rule || rule.but?.test(file)) return undefined;
  const isAllowed = rule.only ? rule.only.includes(zone.kind) : !rule.except.includes(zone.kind);
  return isAllowed ? undefined : rule.because;
}

function judgeNeighbour(zone, target, path) {
  if (zone.kind === 'features' && target.kind === 'features') {
    if (zone.app === 'web') return zone.rule.because;
    if (isDoorOf(target, path)) return undefined;
    return 'another feature is entered by its index.ts: the rest of it may change any day';
  }
  if (!zone.rule.may.includes(target.kind)) return zone.rule.because;
  if (zone.app === 'domain' && !isDoorOf(target, path)) {
    return 'another noun is entered by its index.ts: the rest of it may change any day';
  }
  return undefined;
}

function judgeDomain(zone, path) {
  if (zone.kind === 'i18n') return zone.rule.because;
  if (zone.kind === 'ui' && !path.startsWith('packages/domain/src/kernel/'))
    return zone.rule.because;
  return undefined;
}

/** Tests are exempt: they may build the whole app and use the test harness. */
function isHarness(path) {
  return /^apps\/[^/]+\/(?:test\/|src\/(?:app|main)$)/.test(path);
}

/** A test harness of the server may use any part of it. */
function isSupport(file) {
  return file.includes('/test/');
}

/** Why an import is not allowed, or undefined when it is. */
export function judgeImport(zones, zone, file, specifier) {
  const path = resolveInRepo(file, specifier);
  if (path === undefined) return judgePackage(zone, file, specifier);
  if (path.startsWith('packages/domain/') && zone.app !== 'domain') return judgeDomain(zone, path);
  if (workspaceOf(path) !== workspaceOf(file)) {
    return 'workspaces meet only through @chowk/domain';
  }
  if (isSupport(file) || (isTest(file) && isHarness(path))) return undefined;
  const target = zoneOf(zones, path);
  if (!target || target === zone || target.kind === 'leaf') return undefined;
  return judgeNeighbour(zone, target, path);
}
