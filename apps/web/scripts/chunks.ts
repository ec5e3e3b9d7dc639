import { type FindModule, ModuleGraph } from './chunks/module-graph';

const SECTION = /\/app\/pages\/dashboard\/(?:[a-z]+\/)?([a-z-]+)-section\.tsx$/;
const DASHBOARD = /\/routes\/dashboard\.tsx\?tsr-split=component$/;
const ROUTE = /\/src\/routes\/.+\?tsr-split=component$/;
const PAGE = /\/src\/app\/pages\//;
/** The first tab of a home with tabs. */
const OPENED = /\/app\/pages\/dashboard\/[a-z]+\/[a-z]+-overview-section\.tsx$/;
/**
 * Runs behind every page, each in one chunk with its dependencies: pulling and reading synced
 * collections, navigation for wide screens and admins, overlays, live updates and sign-out.
 */
const BEHIND = [
  [
    'offline',
    /\/src\/offline\/(?:(?:cache|store)\/[a-z-]+|send\/own-engine|pull\/rebase|read\/waiting-answers)\.ts$/,
  ],
  ['nav', /\/src\/app\/shell\/nav\//],
  ['behaviours', /\/src\/app\/behaviours\//],
  ['live', /\/src\/(?:app\/sync\/run-sync|app\/session\/sign-out|offline\/custody\/[a-z-]+)\.ts$/],
] as const;
const NOUN = /\/src\/(?:app\/pages|features)\/([a-z-]+)\//;
const WORDS = /\/src\/i18n\/([a-z]+)\/([a-z]+)\//;
const RUNTIME = /^\0(?:rolldown|vite)\//;
/** Those of the first load share one file. */
const STYLES = /\.css$/;
const TOOL =
  /\/node_modules\/|\/packages\/domain\/|\/src\/(?:ui|lists|api|forms|commands|photos|offline|sw|i18n)\//;

/** Used first by the brand's home only and by further pages: mainly tables. */
const TABLES = 'tables';

/** Few homes start with a table, and only one with an infinite list. */
const PARTS = [
  [
    TABLES,
    /\/src\/(?:ui\/table\/|lists\/(?:filter-select|list-export|list-table|take-button|use-paged-list)\.)/,
  ],
  ['lists', /\/src\/lists\//],
] as const;

/** Access as declared by a route; these roles work at a desk. */
const DESK_ACCESS = /access: \[(?:(?:, )?["'](?:brand|admin|super_admin)["'])+\]/;
/** The app and what every home starts with: one file, because everybody signed in needs both. */
const APP = 'app';
/** Chunks that everybody signed in has loaded. */
const ALWAYS = new Set([APP, ...BEHIND.map(([name]) => name)]);
const DESK_HOMES = new Set(['home-brand', 'home-admin']);
/** The rules of these nouns are not part of the store's home, which most people open. */
const OTHER_HOMES = new Set([...DESK_HOMES, 'home-bizman']);
const RULES = /\/packages\/domain\//;

/** Each in its own chunk, together with what needs a heavy one. */
const LIBRARIES = [
  ['overlays', /\/node_modules\/@base-ui\//],
  ['auth-client', /\/node_modules\/@supabase\/auth-js\//],
  ['toasts', /\/node_modules\/sonner\//],
  ['forms', /\/node_modules\/react-hook-form\//],
  ['qr-code', /\/node_modules\/uqr\//],
  ['contracts', /\/node_modules\/zod\//],
] as const;
/** Too heavy for a page that does not need it. */
const HEAVY = new Set(['overlays', 'auth-client', 'toasts', 'qr-code']);

/** The build's entries by file. */
interface Entries {
  readonly app: string;
  readonly landing: string;
  readonly signIn: string;
}

/**
 * The roots that need a module. Its imports are needed by at least the same roots, so chunks cannot
 * form a cycle.
 */
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
  /**
   * What main.tsx and sign-in.tsx import statically, and what the landing page imports statically
   * or first.
   */
  readonly #app: ReadonlySet<string>;
  readonly #signIn: ReadonlySet<string>;
  readonly #landing: ReadonlySet<string>;
  readonly #front: ReadonlySet<string>;
  /**
   * Which roots need a module: first load statically, page statically, page statically or lazily.
   */
  readonly #first = new Reach();
  readonly #atOnce = new Reach();
  readonly #later = new Reach();

  constructor(find: FindModule, entries: Entries) {
    this.#find = find;
    this.#graph = new ModuleGraph(find);
    this.#app = this.#graph.closureOf([entries.app]);
    this.#signIn = this.#graph.closureOf([entries.signIn]);
    this.#landing = this.#graph.closureOf([entries.landing]);
    this.#front = new Set([
      ...this.#landing,
      ...this.#graph.closureOf(this.#loadedBy(this.#landing)),
    ]);
    this.#walk();
  }

  of(id: string): string | undefined {
    if (RUNTIME.test(id)) return 'base';
    if (this.#app.has(id)) return this.#ofApp(id);
    if (this.#landing.has(id)) return this.#ofLanding(id);
    const [, language, room] = WORDS.exec(id) ?? [];
    if (room) return `words-${language}-${room}`;
    const library = LIBRARIES.find(([, pattern]) => pattern.test(id));
    return library ? library[0] : (this.#ofFirstLoad(id) ?? this.#ofPages(id));
  }

  #walk(): void {
    const dashboard = this.#graph.closureOf(
      this.#loadedBy(this.#app).filter((id) => DASHBOARD.test(id)),
    );
    const sections = this.#loadedBy(dashboard).filter((id) => SECTION.test(id));
    const isPage = (id: string) => ROUTE.test(id) || WORDS.test(id) || sections.includes(id);
    const withLater = (id: string) =>
      [...this.#graph.deepOf([id], isPage)].filter((each) => !this.#app.has(each));

    this.#first.add(APP, dashboard);
    this.#first.add('door', this.#signIn);
    for (const id of sections) {
      const name = `home-${SECTION.exec(id)?.[1]}`;
      const opened = this.#loadedBy(this.#graph.closureOf([id])).filter((each) =>
        OPENED.test(each),
      );
      this.#first.add(name, this.#graph.closureOf([id, ...opened]));
      this.#later.add(`${DESK_HOMES.has(name) ? 'desk' : 'page'}-home`, withLater(id));
    }
    this.#addBehind(this.#graph.deepOf([...dashboard, ...sections, ...this.#app], isPage));
    this.#later.add(
      'landing',
      [...this.#front].filter((id) => !this.#app.has(id)),
    );
    for (const id of this.#loadedBy(this.#app)) {
      if (DASHBOARD.test(id)) continue;
      if (ROUTE.test(id) || PAGE.test(id)) {
        const name = this.#pageName(id);
        this.#atOnce.add(name, this.#graph.closureOf([id]));
        this.#later.add(name, withLater(id));
      } else {
        this.#later.add('shell', withLater(id));
      }
    }
  }

  /** React and the i18n code are in every page; the sign-in page needs little else. */
  #ofApp(id: string): string {
    if (this.#front.has(id) || STYLES.test(id)) return 'base';
    return this.#signIn.has(id) ? 'common' : APP;
  }

  #addBehind(modules: Iterable<string>): void {
    const later = [...modules].filter((id) => !this.#app.has(id));
    for (const [name, pattern] of BEHIND) {
      for (const id of later.filter((each) => pattern.test(each))) {
        this.#first.add(name, this.#graph.closureOf([id]));
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

  /**
   * The pages that need it. What runs behind every page counts where no page imports it statically,
   * or where it is only a tool: an icon must not bring a page along.
   */
  #pagesOf(id: string): readonly string[] {
    const names = this.#later.of(id);
    const isOfPages = this.#atOnce.of(id).length > 0 && !TOOL.test(id);
    return isOfPages ? names.filter((name) => name !== 'shell') : names;
  }

  #heavyOf(id: string): string | undefined {
    const closure = [...this.#graph.closureOf([id])];
    return LIBRARIES.find(
      ([name, pattern]) => HEAVY.has(name) && closure.some((each) => pattern.test(each)),
    )?.[0];
  }

  /** Other pages must be able to use parts of the landing page without running it. */
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
    const isHomes = names.some((name) => name === APP || name.startsWith('home-'));
    const isEarly = isHomes || names.includes('door') || names.includes('offline');
    if (this.#front.has(id)) return isEarly ? 'common' : 'banners';
    if (names.length === 1) return this.#ofOneStart(id, only);
    if (names.includes('door')) return isHomes ? 'common' : 'door-shared';
    if (isHomes) return APP;
    return names.includes('offline') ? 'offline' : 'behaviours';
  }

  /** Needed first by one role's home, and maybe by further pages. */
  #ofOneStart(id: string, only: string): string {
    if (only === 'door') return this.#ofDoor(id);
    const others = this.#pagesOf(id).filter(
      (name) => !name.endsWith('-home') && name !== only && name !== 'shell',
    );
    if (others.length === 0 || ALWAYS.has(only)) return only;
    const among = only === 'home-brand' ? TABLES : APP;
    if (TOOL.test(id)) {
      const part = PARTS.find(([, pattern]) => pattern.test(id))?.[0];
      return part ?? (OTHER_HOMES.has(only) && RULES.test(id) ? only : among);
    }
    const isDesk = others.every((name) => name.startsWith('desk-'));
    return isDesk || !DESK_HOMES.has(only) ? only : among;
  }

  /**
   * An entry runs when it is loaded, so the app, which shows the same page, gets its component in
   * another chunk.
   */
  #ofDoor(id: string): string {
    const pages = this.#pagesOf(id);
    if (pages.length === 0) return 'sign-in';
    return pages.every((name) => name === 'page-sign-in') ? 'door' : 'door-shared';
  }

  /** What the sign-in page loads later must not load the app where it can be avoided. */
  #isWithoutApp(id: string): boolean {
    const needed = [...this.#graph.closureOf([id])];
    return needed.every((each) => !this.#app.has(each) || this.#ofApp(each) !== APP);
  }

  /** One file for what several pages import statically, another for what they import lazily. */
  #ofPages(id: string): string | undefined {
    const names = this.#pagesOf(id);
    const [only] = names;
    if (!only) return undefined;
    const heavy = this.#heavyOf(id);
    const isShared = names.length > 1;
    if (this.#front.has(id) && isShared && !heavy) {
      return names.every((name) => name.endsWith('landing')) ? 'landing-parts' : 'banners';
    }
    if (TOOL.test(id) && heavy) return heavy;
    const isDesk = names.every((name) => name.startsWith('desk-'));
    const who = isShared ? (isDesk ? 'desk-shared' : 'shared') : only;
    const more = this.#atOnce.of(id).length > 0 ? [] : ['more'];
    if (only === 'page-sign-in' && more.length > 0 && this.#isWithoutApp(id)) return 'door-more';
    return [who, ...more, ...(heavy ? [heavy] : [])].join('-');
  }
}

/**
 * Chunks follow the folders: the common start, each home's additions, then a chunk per noun.
 * Everything is derived from the module graph, so a new file needs no entry here.
 */
export function createChunkName(entries: Entries) {
  let names: ChunkNames | undefined;
  return (id: string, context: { getModuleInfo: FindModule }): string | null => {
    names ??= new ChunkNames((each) => context.getModuleInfo(each), entries);
    return names.of(id) ?? null;
  };
}
