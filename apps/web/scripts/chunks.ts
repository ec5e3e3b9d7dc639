import { type FindModule, ModuleGraph } from './chunks/module-graph';

const SECTION = /\/app\/pages\/dashboard\/(?:[a-z]+\/)?([a-z-]+)-section\.tsx$/;
const DASHBOARD = /\/routes\/dashboard\.tsx\?tsr-split=component$/;
const DOOR = /\/app\/pages\/sign-in\/sign-in-door\.tsx$/;
const ROUTE = /\/src\/routes\/.+\?tsr-split=component$/;
const PAGE = /\/src\/app\/pages\//;
const BEHAVIOUR = /\/src\/app\/behaviours\//;
const NOUN = /\/src\/(?:app\/pages|features)\/([a-z-]+)\//;
const WORDS = /\/src\/i18n\/([a-z]+)\/([a-z]+)\//;
const RUNTIME = /^\0(?:rolldown|vite)\//;
const LIBRARY = /\/node_modules\//;
const TOOL =
  /\/node_modules\/|\/packages\/domain\/|\/src\/(?:ui|api|commands|photos|offline|sw|i18n)\//;

/** Who may enter a route, as it says itself; these roles work at a desk. */
const DESK_ACCESS = /access: \[(?:(?:, )?["'](?:brand|admin|super_admin)["'])+\]/;
const DESK_HOMES = new Set(['home-brand', 'home-admin']);

/** Tools of several pages go with the heaviest library or folder they need. */
const TOOLS = [
  ['overlays', /\/node_modules\/@base-ui\//],
  ['forms', /\/node_modules\/react-hook-form\//],
  ['auth-client', /\/node_modules\/@supabase\/auth-js\//],
  ['toasts', /\/node_modules\/sonner\//],
  ['calendar', /\/src\/ui\/calendar\//],
  ['table-tools', /\/src\/ui\/(?:table|desk)\//],
  ['photos', /\/src\/(?:photos|ui\/photo)\//],
  ['offline', /\/src\/offline\//],
  ['qr-code', /\/node_modules\/uqr\//],
  ['contracts', /\/node_modules\/zod\//],
] as const;
/** Too heavy to come along with a page that does not need it. */
const HEAVY = new Set(['overlays', 'auth-client', 'toasts']);

/** The pages the build begins with, by their files. */
interface Entries {
  readonly app: string;
  readonly landing: string;
}

/** Which roots need a module. What it imports is needed by at least the same, so no chunks go in circles. */
class Reach {
  readonly #names = new Map<string, Set<string>>();

  add(name: string, modules: Iterable<string>): void {
    for (const id of modules) {
      this.#names.set(id, (this.#names.get(id) ?? new Set()).add(name));
    }
  }

  of(id: string): readonly string[] {
    return [...(this.#names.get(id) ?? [])];
  }
}

class ChunkNames {
  readonly #find: FindModule;
  readonly #graph: ModuleGraph;
  /** What main.tsx needs at once, and what the landing page needs at once or asks for first. */
  readonly #app: ReadonlySet<string>;
  readonly #landing: ReadonlySet<string>;
  readonly #front: ReadonlySet<string>;
  /** Who needs a module: a first load at once, a page at once, a page now or later. */
  readonly #first = new Reach();
  readonly #atOnce = new Reach();
  readonly #later = new Reach();

  constructor(find: FindModule, entries: Entries) {
    this.#find = find;
    this.#graph = new ModuleGraph(find);
    this.#app = this.#graph.closureOf([entries.app]);
    this.#landing = this.#graph.closureOf([entries.landing]);
    this.#front = new Set([
      ...this.#landing,
      ...this.#graph.closureOf(this.#loadedBy(this.#landing)),
    ]);
    this.#walk();
  }

  of(id: string): string | undefined {
    if (RUNTIME.test(id)) return 'base';
    if (this.#app.has(id)) return this.#front.has(id) ? 'base' : 'app';
    if (this.#landing.has(id)) return this.#ofLanding(id);
    const [, language, room] = WORDS.exec(id) ?? [];
    if (room) return `words-${language}-${room}`;
    const library = LIBRARY.test(id) && TOOLS.find(([, pattern]) => pattern.test(id));
    return library ? library[0] : (this.#ofFirstLoad(id) ?? this.#ofPages(id));
  }

  #walk(): void {
    const dashboard = this.#graph.closureOf(
      this.#loadedBy(this.#app).filter((id) => DASHBOARD.test(id)),
    );
    const sections = this.#loadedBy(dashboard).filter((id) => SECTION.test(id));
    const isPage = (id: string) =>
      ROUTE.test(id) || DOOR.test(id) || WORDS.test(id) || sections.includes(id);
    const withLater = (id: string) =>
      [...this.#graph.deepOf([id], isPage)].filter((each) => !this.#app.has(each));

    this.#first.add('home', dashboard);
    for (const id of sections) {
      const name = `home-${SECTION.exec(id)?.[1]}`;
      this.#first.add(name, this.#graph.closureOf([id]));
      this.#later.add(`${DESK_HOMES.has(name) ? 'desk' : 'page'}-home`, withLater(id));
    }
    this.#later.add(
      'landing',
      [...this.#front].filter((id) => !this.#app.has(id)),
    );
    for (const id of this.#loadedBy(this.#app)) {
      if (DASHBOARD.test(id)) continue;
      if (DOOR.test(id)) {
        this.#first.add('door', this.#graph.closureOf([id]));
        this.#later.add('door', withLater(id));
      } else if (ROUTE.test(id) || PAGE.test(id)) {
        const name = this.#pageName(id);
        this.#atOnce.add(name, this.#graph.closureOf([id]));
        this.#later.add(name, withLater(id));
      } else {
        if (BEHAVIOUR.test(id)) this.#first.add('behaviours', this.#graph.closureOf([id]));
        this.#later.add('shell', withLater(id));
      }
    }
  }

  #loadedBy(modules: Iterable<string>): string[] {
    const found = new Set([...modules].flatMap((id) => this.#graph.dynamicImportsOf(id)));
    return [...found].filter((id) => !WORDS.test(id));
  }

  /** A route is named after the first noun it shows. */
  #pageName(id: string): string {
    const routes = this.#find(id)?.dynamicImporters ?? [];
    const isDesk =
      routes.length > 0 && routes.every((each) => DESK_ACCESS.test(this.#find(each)?.code ?? ''));
    const named = [id, ...this.#graph.importsOf(id)].map((each) => NOUN.exec(each)?.[1]);
    return `${isDesk ? 'desk' : 'page'}-${named.find(Boolean) ?? 'other'}`;
  }

  /** The pages that need it. What runs behind all of them counts where no page needs it at once. */
  #pagesOf(id: string): readonly string[] {
    const names = this.#later.of(id);
    return this.#atOnce.of(id).length > 0 ? names.filter((name) => name !== 'shell') : names;
  }

  #toolOf(id: string): readonly string[] {
    const closure = [...this.#graph.closureOf([id])];
    return TOOLS.filter(([, pattern]) => closure.some((each) => pattern.test(each))).map(
      ([name]) => name,
    );
  }

  /** Another page that needs some of the landing page must not run all of it. */
  #ofLanding(id: string): string {
    const pages = this.#pagesOf(id).filter((name) => name !== 'landing');
    if (this.#first.of(id).length > 0) return 'base';
    if (pages.length === 0) return 'landing';
    return pages.every((name) => name.endsWith('landing')) ? 'front' : 'base';
  }

  #ofFirstLoad(id: string): string | undefined {
    const names = this.#first.of(id);
    const [only] = names;
    if (!only) return undefined;
    const isAlone = names.length === 1;
    if (this.#front.has(id)) return isAlone && only === 'behaviours' ? 'banners' : 'common';
    if (!isAlone) return names.every((name) => name.startsWith('home')) ? 'home' : 'parts';
    const others = this.#pagesOf(id).filter(
      (name) => !name.endsWith('-home') && name !== only && name !== 'shell',
    );
    if (others.length === 0 || only === 'home' || only === 'behaviours') return only;
    if (only === 'door') return 'door-shared';
    if (!DESK_HOMES.has(only)) return 'home';
    if (TOOL.test(id)) return this.#toolOf(id).includes('table-tools') ? 'tables' : 'home';
    return others.every((name) => name.startsWith('desk-')) ? only : 'home';
  }

  #ofPages(id: string): string | undefined {
    const names = this.#pagesOf(id);
    const [only] = names;
    if (!only) return undefined;
    const tools = this.#toolOf(id);
    const isShared = names.length > 1;
    if (this.#front.has(id) && isShared && tools.length === 0) {
      return names.every((name) => name.endsWith('landing')) ? 'landing-parts' : 'front-tools';
    }
    if (TOOL.test(id) && (tools.length > 0 || isShared)) return tools[0] ?? 'tools';
    const more = this.#atOnce.of(id).length > 0 ? [] : ['more'];
    const suffix = [...more, ...tools.filter((name) => HEAVY.has(name))];
    return [isShared ? sharedName(id, names) : only, ...suffix].join('-');
  }
}

function sharedName(id: string, pages: readonly string[]): string {
  const isDesk = pages.every((name) => name.startsWith('desk-'));
  const kind = PAGE.test(id) ? 'pages' : NOUN.test(id) ? 'features' : 'shell';
  return `${isDesk ? 'desk' : 'shared'}-${kind}`;
}

/**
 * Chunks follow the folders: what everybody begins with, what each home adds, then a chunk a noun.
 * All of it is read off the module graph, so that a new file finds its place by itself.
 */
export function createChunkName(entries: Entries) {
  let names: ChunkNames | undefined;
  return (id: string, context: { getModuleInfo: FindModule }): string | null => {
    names ??= new ChunkNames((each) => context.getModuleInfo(each), entries);
    return names.of(id) ?? null;
  };
}
