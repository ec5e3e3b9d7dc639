import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { findCycles } from './lib/imports/find-cycles.mjs';
import { findViolations, describe as inWords } from './lib/imports/find-violations.mjs';

const roots = [];

/** A tiny repository made of the given files. */
function repository(files) {
  const root = mkdtempSync(join(tmpdir(), 'chowk-imports-'));
  roots.push(root);
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), source);
  }
  return root;
}

/** The checker's output for such a repository. */
const judge = (files) => findViolations(repository(files)).map(inWords);

afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

const web = (path) => `apps/web/src/${path}`;
const server = (path) => `apps/server/src/${path}`;
const domain = (path) => `packages/domain/src/${path}`;

const EMPTY = {
  [web('features/deals/index.ts')]: '',
  [web('features/shops/index.ts')]: '',
  [web('app/router.ts')]: '',
  [web('ui/button.tsx')]: '',
  [web('api/client.ts')]: '',
  [web('offline/outbox.ts')]: '',
  [web('i18n/index.ts')]: '',
  [server('features/deals/index.ts')]: '',
  [server('features/shops/index.ts')]: '',
  [server('db/client.ts')]: '',
  [server('app.ts')]: "import { x } from './db/client';",
  [server('new-id.ts')]: "import { x } from '@chowk/domain/kernel';",
  [server('http/errors.ts')]: '',
  [server('jobs/queue.ts')]: '',
  [domain('kernel/index.ts')]: '',
  [domain('deals/index.ts')]: '',
};

const FORBIDDEN = [
  [
    'a web feature into another',
    web('features/deals/a.ts'),
    "import { x } from '@/features/shops';",
  ],
  ['the same by a relative path', web('features/deals/a.ts'), "import { x } from '../shops';"],
  ['a web feature into the app', web('features/deals/a.ts'), "import { x } from '@/app/router';"],
  ['a route into the transport', web('routes/a.tsx'), "import { x } from '@/api/client';"],
  [
    'a route into the offline store',
    web('routes/a.tsx'),
    "import { x } from '@/offline/outbox/outbox';",
  ],
  ['the design system into a feature', web('ui/a.tsx'), "import { x } from '@/features/deals';"],
  ['the design system into a noun', web('ui/a.tsx'), "import { x } from '@chowk/domain/deals';"],
  ['offline into the design system', web('offline/a.ts'), "import { x } from '@/ui/base/button';"],
  ['offline into words', web('offline/a.ts'), "import { x } from '@/i18n';"],
  ['offline into React', web('offline/a.ts'), "import { useState } from 'react';"],
  ['api into offline', web('api/a.ts'), "import { x } from '../offline/outbox';"],
  ['a dynamic import', web('features/deals/a.ts'), "const x = () => import('../shops/page');"],
  ['a re-export', web('features/deals/a.ts'), "export { x } from '../shops';"],
  ['an import over lines', web('features/deals/a.ts'), "import {\n  x,\n} from '../shops';"],
  ['the auth client outside api', web('app/a.ts'), "import { x } from '@supabase/auth-js';"],
  ['the local store outside offline', web('features/deals/a.ts'), "import { openDB } from 'idb';"],
  ['Node in the browser', web('app/a.ts'), "import { x } from 'node:fs';"],
  ['fetch outside api', web('features/deals/a.ts'), "const x = fetch('/rest/v1/me');"],
  ['fetch by another name', web('ui/a.tsx'), "const x = () => window.fetch('/');"],
  ['an event stream outside api', web('app/a.ts'), "const x = new EventSource('/');"],
  ['web into the server', web('api/a.ts'), "import { x } from '../../../server/src/db/client';"],
  [
    'inside another server feature',
    server('features/deals/a.ts'),
    "import { x } from '../shops/rows';",
  ],
  [
    'a server feature into http',
    server('features/deals/a.ts'),
    "import { x } from '../../http/errors';",
  ],
  ['http into a feature', server('http/a.ts'), "import { x } from '../features/deals';"],
  ['jobs into a feature', server('jobs/a.ts'), "import { x } from '../features/deals';"],
  ['the database into a feature', server('db/a.ts'), "import { x } from '../features/deals';"],
  ['a raw client outside db', server('features/deals/a.ts'), "import postgres from 'postgres';"],
  [
    'a raw drizzle outside db',
    server('jobs/a.ts'),
    "import { drizzle } from 'drizzle-orm/pglite';",
  ],
  ['settings outside env.ts', server('http/a.ts'), 'const port = process.env.PORT;'],
  ['the domain into a package', domain('deals/a.ts'), "import { x } from 'react';"],
  ['the domain into Node', domain('deals/a.ts'), "import { x } from 'node:crypto';"],
  ['the kernel into a noun', domain('kernel/a.ts'), "import { x } from '../deals';"],
  ['the domain into a noun’s inside', domain('shops/a.ts'), "import { x } from '../deals/rules';"],
  [
    'the domain into an app',
    domain('deals/a.ts'),
    "import { x } from '../../../../apps/web/src/ui/a';",
  ],
  ['a clock in the domain', domain('deals/a.ts'), 'export const now = () => Date.now();'],
  ['a folder into what puts it together', server('db/a.ts'), "import { x } from '../app';"],
  ['a folder nobody described', web('helpers/a.ts'), 'export const x = 1;'],
];

const ALLOWED = [
  ['a feature its own parts', web('features/deals/a.tsx'), "import { x } from './b';"],
  [
    'a feature ui, words, api, offline',
    web('features/deals/a.tsx'),
    "import '@/ui/base/button'; import '@/i18n'; import '@/api/client'; import '@/offline/outbox/outbox';",
  ],
  ['a feature the domain', web('features/deals/a.tsx'), "import { x } from '@chowk/domain/deals';"],
  ['ui the kernel', web('ui/a.tsx'), "import { formatPaise } from '@chowk/domain/kernel';"],
  [
    'a route features and shells',
    web('routes/a.tsx'),
    "import '@/features/deals'; import '@/app/router';",
  ],
  ['api fetch', web('api/a.ts'), "export const x = () => fetch('/');"],
  ['the service worker fetch', web('sw/index.ts'), 'export const x = (r: Request) => fetch(r);'],
  ['a query client’s refetch', web('features/deals/a.tsx'), 'query.refetch(); cache.fetch(x);'],
  ['words about fetch', web('features/deals/a.tsx'), "// fetch('/') here\nconst x = 'fetch(1)';"],
  ['an import in a comment', web('features/deals/a.tsx'), "/* import { x } from '../shops'; */"],
  ['a server feature’s door', server('features/deals/a.ts'), "import { x } from '../shops';"],
  [
    'a server feature db and ports',
    server('features/deals/a.ts'),
    "import '../../db/client'; import '../../jobs/queue';",
  ],
  ['operators of drizzle', server('features/deals/a.ts'), "import { eq } from 'drizzle-orm';"],
  ['a raw client in db', server('db/a.ts'), "import postgres from 'postgres';"],
  ['the app its features', server('app.ts'), "import { x } from './features/deals';"],
  ['anybody a file of all', server('db/a.ts'), "import { newId } from '../new-id';"],
  ['env.ts the environment', server('env.ts'), 'export const port = process.env.PORT;'],
  [
    'a test the whole app',
    server('features/deals/a.test.ts'),
    "import '../../app'; import '../../../test/harness'; import 'vitest';",
  ],
  [
    'a noun another by its door',
    domain('shops/a.ts'),
    "import { x } from '../deals'; import '../kernel';",
  ],
  ['a date that is given', domain('deals/a.ts'), 'export const x = (ms: number) => new Date(ms);'],
];

describe('the import table', () => {
  it.each(FORBIDDEN)('refuses %s', (_, file, source) => {
    const found = judge({ ...EMPTY, [file]: source });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(new RegExp(`^${file.replaceAll('.', '\\.')}:\\d+ — .+ — .+`));
  });

  it.each(ALLOWED)('allows %s', (_, file, source) => {
    expect(judge({ ...EMPTY, [file]: source })).toEqual([]);
  });

  it('names the line', () => {
    const source = "// a comment\n\nimport {\n  x,\n} from '../shops';\n";
    const [found] = judge({ ...EMPTY, [web('features/deals/a.ts')]: source });
    expect(found).toContain('a.ts:5 — ');
  });
});

describe('import cycles', () => {
  const cyclesOf = (files) => findCycles(repository(files));

  it('finds the shortest cycle of files, types and barrels included', () => {
    const files = {
      [server('a.ts')]: "import { b } from './b';\nimport { c } from './c';",
      [server('b.ts')]: "import type { C } from './c';",
      [server('c.ts')]: "export { a } from './a';",
      [server('d.ts')]: "import { a } from './a';",
      [web('ui/index.ts')]: "import { x } from '@/ui/x';",
      [web('ui/x.tsx')]: "import { y } from '.';",
    };
    expect(cyclesOf(files)).toEqual([
      [web('ui/index.ts'), web('ui/x.tsx')],
      [server('a.ts'), server('c.ts')],
    ]);
  });

  it('finds a file that imports itself, and cycles across the domain', () => {
    const files = {
      [domain('deals/index.ts')]: "import { x } from '@chowk/domain/shops';",
      [domain('shops/index.ts')]: "import { x } from '@chowk/domain/deals';",
      [server('a.ts')]: "import './a';",
    };
    expect(cyclesOf(files)).toEqual([
      [server('a.ts')],
      [domain('deals/index.ts'), domain('shops/index.ts')],
    ]);
  });

  it('allows a dynamic import of an importer', () => {
    const files = {
      [server('a.ts')]: "const b = () => import('./b');",
      [server('b.ts')]: "import { a } from './a';",
    };
    expect(cyclesOf(files)).toEqual([]);
  });
});
