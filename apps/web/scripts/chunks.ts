import { type FindModule, ModuleGraph } from './chunks/module-graph';

const SECTION = /\/app\/pages\/dashboard\/(?:[a-z]+\/)?([a-z-]+)-section\.tsx$/;
const DASHBOARD = /\/routes\/dashboard\.tsx\?tsr-split=component$/;
const DOOR = /\/app\/pages\/sign-in\/sign-in-door\.tsx$/;
const ROUTE = /\/src\/routes\/.+\?tsr-split=component$/;
const NOUN = /\/src\/(?:app\/pages|features)\/([a-z-]+)\//;
const WORDS = /\/src\/i18n\/([a-z]+)\/([a-z]+)\//;
/** In letters of code: below it, a request costs more than the code. */
const SMALL_LENGTH = 12_000;

const RUNTIME = /^\0(?:rolldown|vite)\//;

/** Who may enter a route, as it says itself; these roles work at a desk. */
const DESK_ACCESS = /access: \[(?:(?:, )?["'](?:brand|admin|super_admin)["'])+\]/;
const DESK_SECTIONS = new Set(['brand', 'admin']);

/** Tools of several pages go with the heaviest library they need, else with their folder. */
const TOOLS = [
  ['overlays', /\/node_modules\/@base-ui\//],
  ['forms', /\/node_modules\/react-hook-form\//],
  ['auth-client', /\/node_modules\/@supabase\/auth-js\//],
  ['toasts', /\/node_modules\/sonner\//],
  ['calendar', /\/src\/ui\/calendar\//],
  ['table-tools', /\/src\/ui\/(?:table|desk)\//],
  ['photos', /\/src\/(?:photos|ui\/photo)\//],
  ['offline', /\/src\/offline\//],
  ['dexie', /\/node_modules\/dexie\//],
  ['qr-code', /\/node_modules\/uqr\//],
  ['contracts', /\/node_modules\/zod\//],
] as const;
/** Too heavy to come along with a page that does not need it. */
const HEAVY = new Set(['overlays', 'auth-client', 'toasts', 'dexie']);
const TOOL = /\/node_modules\/|\/packages\/domain\/|\/src\/(?:ui|api|photos|offline|sw|i18n)\//;
const LIBRARY = /\/node_modules\//;

/** The pages the build begins with, by their files. */
interface Entries {
  readonly app: string;
  readonly landing: string;
}

interface Names {
  readonly of: (id: string) => string | undefined;
}

function nounOf(id: string, graph: ModuleGraph): string | undefined {
  const own = NOUN.exec(id)?.[1];
  if (own) return own;
  for (const each of graph.importsOf(id)) {
    const noun = NOUN.exec(each)?.[1];
    if (noun) return noun;
  }
  return undefined;
}

class Reach {
  readonly #names = new Map<string, Set<string>>();

  add(name: string, modules: Iterable<string>): void {
    for (const id of modules) {
      const names = this.#names.get(id) ?? new Set();
      this.#names.set(id, names.add(name));
    }
  }

  ids(): string[] {
    return [...this.#names.keys()];
  }

  of(id: string): ReadonlySet<string> {
    return this.#names.get(id) ?? new Set();
  }
}

function namesFor(entries: Entries, find: FindModule): Names {
  const graph = new ModuleGraph(find);
  const app = graph.closureOf([entries.app]);
  const landing = graph.closureOf([entries.landing]);
  /** With what they load later, but for what is there from the beginning and for other pages. */
  const deepOf = (roots: Iterable<string>, stop: (id: string) => boolean) =>
    [...graph.deepOf(roots, stop)].filter((id) => !app.has(id));
  const laterOf = (modules: Iterable<string>) =>
    [...new Set([...modules].flatMap((id) => graph.dynamicImportsOf(id)))].filter(
      (id) => !WORDS.test(id),
    );
  const first = new Reach();
  const routes = new Reach();
  const later = new Reach();
  const ofApp = laterOf(app);
  const dashboard = graph.closureOf(ofApp.filter((id) => DASHBOARD.test(id)));
  const sections = laterOf(dashboard).filter((id) => SECTION.test(id));
  const isPage = (id: string) =>
    ROUTE.test(id) || DOOR.test(id) || WORDS.test(id) || sections.includes(id);
  const pages = ofApp.filter((id) => ROUTE.test(id) || /\/src\/app\/pages\//.test(id));
  const frame = ofApp.filter((id) => !pages.includes(id));
  first.add('behaviours', graph.closureOf(frame.filter((id) => /\/app\/behaviours\//.test(id))));
  later.add('shell', deepOf(frame, isPage));
  const front = new Set(landing);
  for (const id of graph.closureOf(laterOf(landing))) front.add(id);
  later.add(
    'landing',
    [...front].filter((id) => !app.has(id)),
  );

  first.add('home', dashboard);
  for (const id of sections) {
    const section = SECTION.exec(id)?.[1] ?? '';
    first.add(`home-${section}`, graph.closureOf([id]));
    later.add(`${DESK_SECTIONS.has(section) ? 'desk' : 'page'}-home`, deepOf([id], isPage));
  }
  for (const id of pages) {
    if (DOOR.test(id)) {
      first.add('door', graph.closureOf([id]));
      later.add('door', deepOf([id], isPage));
    }
    if (DASHBOARD.test(id) || DOOR.test(id)) continue;
    const route = find(id)?.dynamicImporters.map((each) => find(each)?.code ?? '') ?? [];
    const isDesk = route.length > 0 && route.every((code) => DESK_ACCESS.test(code));
    const noun = nounOf(id, graph) ?? 'other';
    routes.add(`${isDesk ? 'desk' : 'page'}-${noun}`, graph.closureOf([id]));
    later.add(`${isDesk ? 'desk' : 'page'}-${noun}`, deepOf([id], isPage));
  }

  /** The pages that need it, at once or later. What runs behind all of them counts where it is alone. */
  function pagesOf(id: string): string[] {
    const names = new Set([...routes.of(id), ...later.of(id)]);
    if (routes.of(id).size > 0) names.delete('shell');
    return [...names];
  }

  function fromFirst(id: string): string | undefined {
    const names = [...first.of(id)];
    const [only] = names;
    if (!only) return undefined;
    if (front.has(id)) return only === 'behaviours' && names.length === 1 ? 'banners' : 'common';
    if (names.length > 1) return names.every((name) => name.startsWith('home')) ? 'home' : 'parts';
    const others = pagesOf(id).filter(
      (name) => !name.endsWith('-home') && name !== only && name !== 'shell',
    );
    if (others.length === 0 || only === 'home') return only;
    if (only === 'behaviours') return only;
    if (only === 'door') return 'door-shared';
    if (!DESK_SECTIONS.has(only.replace('home-', ''))) return 'home';
    if (!TOOL.test(id)) return others.every((name) => name.startsWith('desk-')) ? only : 'home';
    return weightOf(id).includes('table-tools') ? 'tables' : 'home';
  }

  /** What is heavy about it goes into its chunk's name, so that a light page never fetches it. */
  function weightOf(id: string): string[] {
    const closure = [...graph.closureOf([id])];
    return TOOLS.filter(([, pattern]) => closure.some((each) => pattern.test(each))).map(
      ([name]) => name,
    );
  }

  /** A page that needs some of the landing page must not run all of it. */
  function elsewhereOf(id: string): string {
    const pages = pagesOf(id).filter((name) => name !== 'landing');
    if (first.of(id).size === 0 && pages.length === 0) return 'landing';
    return first.of(id).size === 0 && pages.every((name) => name.endsWith('landing'))
      ? 'front'
      : 'base';
  }

  function of(id: string): string | undefined {
    if (app.has(id)) return front.has(id) ? 'base' : 'app';
    if (landing.has(id)) return elsewhereOf(id);
    if (RUNTIME.test(id)) return 'base';
    const [, language, room] = WORDS.exec(id) ?? [];
    if (room) return `words-${language}-${room}`;
    const library = LIBRARY.test(id) && TOOLS.find(([, pattern]) => pattern.test(id));
    const known = library ? library[0] : fromFirst(id);
    if (known) return known;
    const weight = weightOf(id);
    const names = pagesOf(id);
    const [only] = names;
    if (!only) return undefined;
    if (front.has(id) && names.length > 1 && !weight[0]) {
      return names.every((name) => name.endsWith('landing')) ? 'landing-parts' : 'front-tools';
    }
    const isLater = routes.of(id).size === 0;
    if (TOOL.test(id) && (weight[0] || names.length > 1)) return weight[0] ?? 'tools';
    const heavy = weight.filter((each) => HEAVY.has(each)).map((each) => `-${each}`);
    const suffix = `${isLater ? '-more' : ''}${heavy.join('')}`;
    if (names.length === 1) return `${only}${suffix}`;
    const isDesk = names.every((name) => name.startsWith('desk-'));
    const kind = /\/src\/app\/pages\//.test(id)
      ? 'pages'
      : /\/src\/app\//.test(id)
        ? 'shell'
        : 'features';
    return `${isDesk ? 'desk' : 'shared'}-${kind}${suffix}`;
  }
  return { of };
}

/**
 * Chunks follow the folders: what everybody begins with, what each home adds, then a chunk a noun.
 * All of it is read off the module graph, so that a new file finds its place by itself.
 */
export function createChunkName(entries: Entries) {
  let names: Names | undefined;
  return (id: string, context: { getModuleInfo: FindModule }): string | null => {
    names ??= namesFor(entries, (each) => context.getModuleInfo(each));
    return names.of(id) ?? null;
  };
}
