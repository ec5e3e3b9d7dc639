import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolveInRepo } from './resolve.mjs';
import { importsOf, strip } from './scan.mjs';
import { sourceFiles } from './source-files.mjs';

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

function findFile(root, path) {
  return ENDINGS.map((ending) => `${path}${ending}`).find(
    (file) => /\.tsx?$/.test(file) && existsSync(join(root, file)),
  );
}

/** A file's static imports; dynamic ones do not count. */
function neededBy(root, file) {
  const { withStrings } = strip(readFileSync(join(root, file), 'utf8'));
  return importsOf(withStrings)
    .filter(({ isLazy }) => !isLazy)
    .map(({ specifier }) => resolveInRepo(file, specifier))
    .flatMap((path) => (path === undefined ? [] : (findFile(root, path) ?? [])));
}

/** Tarjan's algorithm: the strongly connected groups of files. */
function groupsOf(graph) {
  const groups = [];
  const seen = new Map();
  const open = [];
  const visit = (file) => {
    const place = { index: seen.size, low: seen.size, isOpen: true };
    seen.set(file, place);
    open.push(file);
    for (const next of graph.get(file) ?? []) {
      const there = seen.get(next) ?? visit(next);
      if (there.isOpen) place.low = Math.min(place.low, there.low);
    }
    if (place.low === place.index) {
      const group = open.splice(open.indexOf(file));
      for (const each of group) seen.get(each).isOpen = false;
      groups.push(group);
    }
    return place;
  };
  for (const file of graph.keys()) if (!seen.has(file)) visit(file);
  return groups;
}

/** The shortest path from a file back to itself. */
function shortestLoop(graph, start) {
  const cameFrom = new Map();
  const next = [start];
  for (const file of next) {
    for (const needed of graph.get(file) ?? []) {
      if (needed === start) {
        const loop = [start];
        for (let at = file; at !== start; at = cameFrom.get(at)) loop.splice(1, 0, at);
        return loop;
      }
      if (!cameFrom.has(needed)) {
        cameFrom.set(needed, file);
        next.push(needed);
      }
    }
  }
  return [start];
}

/** The import cycles, types included: one per group, as a list of files. */
export function findCycles(root) {
  const files = [...sourceFiles(root)];
  const graph = new Map(files.map((file) => [file, neededBy(root, file)]));
  return groupsOf(graph)
    .filter(([first, ...others]) => others.length > 0 || graph.get(first)?.includes(first))
    .map((group) => shortestLoop(graph, [...group].sort()[0]));
}

export function describeCycle(loop) {
  return `${loop.join(' → ')} → ${loop[0]} — files that need each other cannot be read, tested or moved one at a time`;
}
