import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { createChunkName } from './chunks';
import type { FindModule } from './chunks/module-graph';

const WEB = '/web';
const SPLIT = '?tsr-split=component';

/** A small product: its files and their content. */
const FILES: Record<string, string> = {
  'index.html': "import '/web/src/main.tsx';",
  'src/sign-in.tsx': "import './ui/button.tsx'; import './app/pages/sign-in/sign-in-page.tsx';",
  'landing.html': "import '/web/src/landing.tsx';",
  'src/main.tsx': `import './ui/button.tsx'; import { t } from './i18n/store.ts';
    import './routes/deal.tsx'; import './routes/people.tsx';
    import('./routes/dashboard.tsx${SPLIT}'); import('./app/pages/sign-in/sign-in-door.tsx');`,
  'src/landing.tsx': "import './ui/button.tsx'; import './features/landing/hero.tsx';",
  'src/i18n/store.ts': "import('./en/field/deals.ts');",
  'src/i18n/en/field/deals.ts': 'export const deals = {};',
  'src/routes/deal.tsx': `access: 'signed-in'; import('./deal.tsx${SPLIT}');`,
  'src/routes/people.tsx': `access: ["admin"]; import('./people.tsx${SPLIT}');`,
  [`src/routes/dashboard.tsx${SPLIT}`]: `import('../app/pages/dashboard/store-section.tsx');
    import('../app/pages/dashboard/admin/admin-section.tsx');`,
  'src/app/pages/dashboard/store-section.tsx':
    "import { card } from '../../../ui/index.ts'; import '../../../features/deals/feed.tsx';",
  'src/app/pages/dashboard/admin/admin-section.tsx': `import { card } from '../../../../ui/index.ts';
    import '/web/packages/domain/src/leads/rules.ts';`,
  'packages/domain/src/leads/rules.ts': 'export const rules = 1;',
  'src/app/pages/sign-in/sign-in-door.tsx': "import './sign-in-page.tsx';",
  'src/app/pages/sign-in/sign-in-page.tsx': 'export const page = 1;',
  [`src/routes/deal.tsx${SPLIT}`]: "import '../app/pages/deals/deal-page.tsx';",
  'src/app/pages/deals/deal-page.tsx':
    "import '/web/packages/domain/src/leads/rules.ts'; import('../../../features/deals/dialog.tsx');",
  'src/features/deals/dialog.tsx': "import '../../ui/dialog.tsx';",
  'src/features/deals/feed.tsx': 'export const feed = 1;',
  'src/features/landing/hero.tsx': 'export const hero = 1;',
  [`src/routes/people.tsx${SPLIT}`]: "import '../app/pages/admin/people-page.tsx';",
  'src/app/pages/admin/people-page.tsx': "import '../../../ui/table/table.tsx';",
  'src/ui/index.ts': "export { card } from './card.tsx'; export { chart } from './chart.tsx';",
  'src/ui/card.tsx': 'export const card = 1;',
  'src/ui/chart.tsx': 'export const chart = 1;',
  'src/ui/button.tsx': 'export const button = 1;',
  'src/ui/dialog.tsx': "import '../../node_modules/@base-ui/dialog.js';",
  'src/ui/table/table.tsx': 'export const table = 1;',
  'node_modules/@base-ui/dialog.js': 'export const dialog = 1;',
};

const idOf = (from: string, specifier: string) =>
  specifier.startsWith('/') ? specifier : join(dirname(from), specifier);

function linksOf(id: string, pattern: RegExp): string[] {
  const code = FILES[id.slice(WEB.length + 1)] ?? '';
  return [...code.matchAll(pattern)].map(([, specifier = '']) => idOf(id, specifier));
}

const find = ((id: string) => {
  const code = FILES[id.slice(WEB.length + 1)];
  if (code === undefined) return null;
  const ids = Object.keys(FILES).map((file) => join(WEB, file));
  return {
    code: code.replace(/access: .*?;/, (text) => `({ ${text.slice(0, -1)} });`),
    importedIds: linksOf(id, /(?:import|from) '([^']+)'/g),
    dynamicallyImportedIds: linksOf(id, /import\('([^']+)'\)/g),
    dynamicImporters: ids.filter((each) => linksOf(each, /import\('([^']+)'\)/g).includes(id)),
    exports: [...code.matchAll(/export const (\w+)/g)].map(([, name]) => name),
  };
}) as unknown as FindModule;

const name = createChunkName({
  app: `${WEB}/index.html`,
  landing: `${WEB}/landing.html`,
  signIn: `${WEB}/src/sign-in.tsx`,
});

it.each([
  ['src/main.tsx', 'app'],
  ['src/landing.tsx', 'landing'],
  ['src/ui/button.tsx', 'base'],
  ['src/features/landing/hero.tsx', 'landing'],
  ['src/i18n/en/field/deals.ts', 'words-en-field'],
  [`src/routes/dashboard.tsx${SPLIT}`, 'app'],
  ['src/ui/card.tsx', 'app'],
  ['src/features/deals/feed.tsx', 'home-store'],
  ['src/app/pages/dashboard/admin/admin-section.tsx', 'home-admin'],
  ['packages/domain/src/leads/rules.ts', 'home-admin'],
  ['src/sign-in.tsx', 'sign-in'],
  ['src/app/pages/sign-in/sign-in-door.tsx', 'page-sign-in'],
  ['src/app/pages/sign-in/sign-in-page.tsx', 'door'],
  ['src/app/pages/deals/deal-page.tsx', 'page-deals'],
  ['src/features/deals/dialog.tsx', 'page-deals-more-overlays'],
  ['src/ui/dialog.tsx', 'overlays'],
  ['node_modules/@base-ui/dialog.js', 'overlays'],
  ['src/app/pages/admin/people-page.tsx', 'desk-admin'],
  ['src/ui/table/table.tsx', 'desk-admin'],
  ['src/ui/chart.tsx', null],
])('%s lies in %s', (file, chunk) => {
  expect(name(join(WEB, file), { getModuleInfo: find })).toBe(chunk);
});
