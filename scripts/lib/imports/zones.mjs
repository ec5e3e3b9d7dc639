import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf, strip } from './scan.mjs';

const PORTS = ['jobs', 'storage', 'images', 'documents', 'mail', 'messaging', 'realtime'];

const COMPOSES = 'it puts the app together, so it may know every part of it';

/**
 * The "May import" table, a line per folder. `may` lists the zones of the same app a folder may
 * import besides itself; `because` is shown with a violation.
 */
const WEB = {
  app: {
    may: [
      'features',
      'forms',
      'lists',
      'commands',
      'ui',
      'i18n',
      'api',
      'photos',
      'offline',
      'routes',
      'sw',
    ],
    because: COMPOSES,
  },
  routes: {
    may: ['app', 'features', 'ui', 'i18n'],
    because: 'a route composes features; how data is fetched or kept is the feature’s business',
  },
  features: {
    may: ['forms', 'lists', 'commands', 'ui', 'i18n', 'api', 'photos', 'offline'],
    because:
      'a feature stands alone: what two features share belongs in ui, lists, api, photos, offline or the domain',
  },
  lists: {
    may: ['commands', 'ui', 'i18n', 'api'],
    because: 'every list is searched, narrowed, paged and exported the same way, whatever it lists',
  },
  forms: {
    may: ['commands', 'ui', 'i18n', 'api', 'photos', 'offline'],
    because: 'every form is checked, kept and told of in the same way, whatever it fills in',
  },
  commands: {
    may: ['ui', 'i18n', 'api', 'offline'],
    because: 'every feature writes the same way, whatever it writes',
  },
  offline: {
    may: ['api', 'photos'],
    because: 'the sync engine knows no screens, so it can run in a worker and be tested alone',
  },
  api: {
    may: ['i18n'],
    because: 'the transport carries words of the domain and knows nobody above it',
  },
  photos: {
    may: ['api', 'i18n'],
    because: 'a photo is made ready and sent the same way whatever it shows',
  },
  ui: {
    may: ['i18n'],
    because: 'the design system has no domain words and serves every feature alike',
  },
  sw: {
    may: ['offline', 'api'],
    because: 'the service worker runs without page, words or screens, and outlives them all',
  },
  i18n: { may: [], because: 'words are loaded before anything else and depend on nothing' },
};

const EDGE = 'a feature is mounted by app.ts; what carries it must not know it';
const SERVER = {
  features: {
    may: ['contract', 'photos', 'db', ...PORTS],
    because: 'a feature never sees a request: it gets a context, tables and ports',
  },
  demo: {
    may: ['features', 'contract', 'db', 'images', 'jobs', 'env'],
    because: 'the demo is made through the features; nothing of the product may need it',
  },
  ops: {
    may: ['features', 'contract', 'db', 'start', ...PORTS, 'root', 'env'],
    because: 'what the operator runs beside the server may know its features, never its requests',
  },
  start: {
    may: ['contract', 'db', 'http', ...PORTS, 'root', 'env'],
    because: 'it opens what the app stands on, before there is one',
  },
  photos: {
    may: ['contract', 'db', 'http', 'images', 'storage'],
    because: 'a file is taken in the same way whatever it shows, so no feature is known here',
  },
  contract: { may: ['db', 'http', ...PORTS, 'env'], because: EDGE },
  http: { may: ['db', ...PORTS, 'contract', 'env'], because: EDGE },
  db: { may: ['env'], because: 'the database serves everybody and knows nobody' },
  ...Object.fromEntries(
    PORTS.map((port) => [port, { may: ['db', 'env', ...PORTS], because: EDGE }]),
  ),
};

function folders(dir) {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

function topFiles(dir) {
  if (!existsSync(dir)) return [];
  return readdirSync(dir).filter((name) => /\.tsx?$/.test(name) && !/\.(?:gen|d)\.ts$/.test(name));
}

/**
 * A file beside the folders either composes them, and then no folder may import it, or imports none
 * of them, and then all may. Its own imports decide.
 */
function topZone(root, app, src, table, name) {
  const file = `${src}/${name.replace(/\.tsx?$/, '')}`;
  if (file === 'apps/server/src/env') {
    const because = 'settings are read before anything else exists';
    return { app, kind: 'env', file, rule: { may: [], because } };
  }
  const { withStrings } = strip(readFileSync(join(root, src, name), 'utf8'));
  const isComposing = importsOf(withStrings).some(({ specifier }) => /^(?:\.|@\/)/.test(specifier));
  const rule = { may: [...Object.keys(table), 'root', 'env'], because: COMPOSES };
  return { app, kind: isComposing || isEntry(name) ? 'root' : 'leaf', file, rule };
}

const isEntry = (name) => /^(?:main|app)\.tsx?$/.test(name);

function appZones(root, app, table) {
  const src = `apps/${app}/src`;
  const zones = [];
  for (const folder of folders(join(root, src))) {
    const rule = table[folder];
    if (folder !== 'features') {
      zones.push({ app, kind: folder, path: `${src}/${folder}/`, rule });
      continue;
    }
    for (const noun of folders(join(root, src, 'features'))) {
      zones.push({ app, kind: 'features', noun, path: `${src}/features/${noun}/`, rule });
    }
    const list = { may: ['features', 'contract'], because: 'it only lists the features' };
    zones.push({ app, kind: 'root', file: `${src}/features/index`, rule: list });
  }
  for (const name of topFiles(join(root, src))) zones.push(topZone(root, app, src, table, name));
  return zones;
}

/** One zone per existing folder; a folder missing in the table is reported. */
export function readZones(root) {
  return [
    ...appZones(root, 'web', WEB),
    ...appZones(root, 'server', SERVER),
    ...folders(join(root, 'packages/domain/src')).map((noun) => ({
      app: 'domain',
      kind: noun === 'kernel' ? 'kernel' : 'noun',
      noun,
      path: `packages/domain/src/${noun}/`,
      rule: {
        may: noun === 'kernel' ? [] : ['kernel', 'noun'],
        because:
          'the domain is pure: the kernel stands under the nouns, and nothing stands under it',
      },
    })),
  ];
}

/** The zone of a file or an import (which has no extension). */
export function zoneOf(zones, path) {
  const bare = path.replace(/\.tsx?$/, '');
  return zones.find((zone) => zone.file === bare || `${bare}/`.startsWith(zone.path));
}
