import { parseSync, type Rolldown } from 'vite';

export type FindModule = Rolldown.GetModuleInfo;

interface Links {
  /** Imported by name, or whole (without `names`). */
  readonly takes: readonly {
    readonly from: string;
    readonly names: readonly string[] | undefined;
  }[];
  /** Set for a barrel, a file that only re-exports: exported name → origin. */
  readonly origins:
    | ReadonlyMap<string, { readonly from: string; readonly name: string }>
    | undefined;
  /** Files it re-exports with `*`. */
  readonly passesAllOf: readonly string[];
}

type Program = ReturnType<typeof parseSync>['program'];

function isBarrel({ body }: Program): boolean {
  return body.every(
    (part) =>
      part.type === 'ImportDeclaration' ||
      part.type === 'ExportAllDeclaration' ||
      (part.type === 'ExportNamedDeclaration' && !part.declaration) ||
      (part.type === 'ExpressionStatement' && 'directive' in part),
  );
}

/**
 * The module graph, followed through barrels by name, so that the rest of a barrel is not included.
 */
export class ModuleGraph {
  readonly #find: FindModule;
  readonly #links = new Map<string, Links>();
  readonly #imports = new Map<string, readonly string[]>();

  constructor(find: FindModule) {
    this.#find = find;
  }

  /** All static dependencies of these modules. */
  closureOf(roots: Iterable<string>): Set<string> {
    const found = new Set<string>();
    const waiting = [...roots];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (found.has(id)) continue;
      found.add(id);
      waiting.push(...this.importsOf(id));
    }
    return found;
  }

  /** Including lazy imports, except for `stop`. */
  deepOf(roots: Iterable<string>, stop: (id: string) => boolean): Set<string> {
    const found = new Set<string>();
    const waiting = [...roots];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (found.has(id)) continue;
      found.add(id);
      const later = this.dynamicImportsOf(id).filter((each) => !stop(each));
      waiting.push(...this.importsOf(id), ...later);
    }
    return found;
  }

  importsOf(id: string): readonly string[] {
    const known = this.#imports.get(id);
    if (known) return known;
    const { takes, origins } = this.#linksOf(id);
    const found = new Set<string>();
    for (const { from, names } of origins ? [] : takes) {
      found.add(from);
      if (names) for (const name of names) this.#addOrigin(from, name, found);
      else this.#addAll(from, found);
    }
    this.#imports.set(id, [...found]);
    return [...found];
  }

  dynamicImportsOf(id: string): readonly string[] {
    return this.#find(id)?.dynamicallyImportedIds ?? [];
  }

  #addAll(id: string, found: Set<string>): void {
    const { takes, origins } = this.#linksOf(id);
    if (!origins) return;
    for (const { from } of takes) {
      if (found.has(from)) continue;
      found.add(from);
      this.#addAll(from, found);
    }
  }

  /** Follows any number of barrels to the defining file. */
  #addOrigin(id: string, name: string, found: Set<string>): boolean {
    const { origins, passesAllOf } = this.#linksOf(id);
    if (!origins) {
      const isHere = this.#find(id)?.exports.includes(name) ?? false;
      if (isHere) found.add(id);
      return isHere;
    }
    const origin = origins.get(name);
    if (!origin) return passesAllOf.some((each) => this.#addOrigin(each, name, found));
    found.add(origin.from);
    this.#addOrigin(origin.from, origin.name, found);
    return true;
  }

  #linksOf(id: string): Links {
    const known = this.#links.get(id);
    if (known) return known;
    const links = this.#readLinks(id);
    this.#links.set(id, links);
    return links;
  }

  #readLinks(id: string): Links {
    const info = this.#find(id);
    const ids = info?.importedIds ?? [];
    if (!info?.code) return { takes: [], origins: undefined, passesAllOf: [] };
    const { program, module } = parseSync('module.js', info.code);
    const exports = module.staticExports.flatMap(({ entries }) => entries);
    const requests = [
      ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
      ...exports.map(({ moduleRequest }) => moduleRequest),
    ]
      .filter((request) => request !== null)
      .sort((a, b) => a.start - b.start);
    const texts = new Set(requests.map(({ value }) => value));
    // The bundler lists resolved imports in source order; those it adds itself (its helper,
    // `require` of CommonJS) come after them.
    const idOf = new Map([...texts].map((text, place) => [text, ids[place] ?? '']));
    const added = ids.slice(texts.size).map((from) => ({ from, names: undefined }));

    const imported = module.staticImports.map(({ moduleRequest, entries }) => ({
      from: idOf.get(moduleRequest.value) ?? '',
      names: entries.some(({ importName }) => importName.kind === 'NamespaceObject')
        ? undefined
        : entries.map(({ importName }) => importName.name ?? 'default'),
    }));
    const takes = [...imported, ...added];
    const origins = new Map<string, { from: string; name: string }>();
    const passesAllOf: string[] = [];
    for (const { moduleRequest, importName, exportName } of exports) {
      const from = moduleRequest && idOf.get(moduleRequest.value);
      if (!from) continue;
      const name = importName.kind === 'Name' ? (importName.name ?? 'default') : undefined;
      takes.push({ from, names: name ? [name] : undefined });
      if (exportName.kind === 'None') passesAllOf.push(from);
      else origins.set(exportName.name ?? 'default', { from, name: name ?? '*' });
    }
    return {
      takes,
      origins: exports.length > 0 && isBarrel(program) ? origins : undefined,
      passesAllOf,
    };
  }
}
