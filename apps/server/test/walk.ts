import type { Command, Query, Rule } from '@chowk/domain/kernel';
import type { Feature } from '../src/contract/implement';
import type { Database, SystemStep } from '../src/db';
import type { DeclaredRoute } from '../src/http/declared-routes';

/** Looks at everything that can be reached and says what has no declared access. */

interface Mounted {
  readonly method: string;
  readonly path: string;
}

function hasAccess(rule: Partial<Rule> | undefined): boolean {
  return Boolean(rule?.who && typeof rule.allows === 'function');
}

const COMMAND_NAME = /^[a-z]+(_[a-z]+)+$/;

export function commandGaps(commands: readonly Command[], tables: readonly string[]): string[] {
  const names = commands.map((command) => command.name);
  return commands.flatMap((command, i) => [
    ...(hasAccess(command.access) ? [] : [`command ${command.name} declares no access`]),
    ...(COMMAND_NAME.test(command.name) ? [] : [`command ${command.name} is not noun_verb`]),
    ...(tables.includes(command.entity)
      ? []
      : [`command ${command.name} speaks of no table: ${command.entity}`]),
    ...(names.indexOf(command.name) === i ? [] : [`command ${command.name} is declared twice`]),
  ]);
}

/** Of two with one address only the first would ever be asked. */
export function queryGaps(queries: readonly Query[]): string[] {
  const isDoubled = (query: Query, i: number) =>
    queries.findIndex(({ name, path }) => name === query.name || path === query.path) !== i;
  return queries.flatMap((query, i) => [
    ...(hasAccess(query.access) ? [] : [`query ${query.name} declares no access`]),
    ...(isDoubled(query, i) ? [`query ${query.name} is declared twice`] : []),
  ]);
}

/** Middleware is mounted for every path; everything else must be declared or be a query. */
export function routeGaps(
  mounted: readonly Mounted[],
  declared: readonly DeclaredRoute[],
  features: readonly Feature[],
): string[] {
  const queryPaths = features
    .flatMap((feature) => feature.queries)
    .map(({ query }) => `GET /rest/v1${query.path.replace(/\{(\w+)\}/g, ':$1')}`);
  const known = new Set([...declared.map((r) => `${r.method} ${r.path}`), ...queryPaths]);
  const isMiddleware = (route: Mounted) => route.method === 'ALL' && route.path === '/*';
  return [
    ...new Set(mounted.filter((route) => !isMiddleware(route)).map((r) => `${r.method} ${r.path}`)),
  ]
    .filter((route) => !known.has(route) && !known.has(route.replace(/^POST/, 'ALL')))
    .map((route) => `route ${route} is not declared`);
}

export interface TableFacts {
  readonly name: string;
  readonly enabled: boolean;
  readonly forced: boolean;
  readonly policies: number;
}

export async function readTables(db: Database): Promise<TableFacts[]> {
  const rows = await db.execute(`
    select n.nspname || '.' || c.relname as name, c.relrowsecurity as enabled,
      c.relforcerowsecurity as forced,
      (select count(*)::int from pg_policy p where p.polrelid = c.oid) as policies
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'auth') and c.relkind in ('r', 'p') order by 1`);
  return rows.map((row) => ({
    name: String(row.name),
    enabled: row.enabled === true,
    forced: row.forced === true,
    policies: Number(row.policies),
  }));
}

export function tableGaps(tables: readonly TableFacts[]): string[] {
  return tables.flatMap(({ name, enabled, forced, policies }) => [
    ...(enabled ? [] : [`table ${name} has row security off`]),
    ...(forced ? [] : [`table ${name} does not force row security on its owner`]),
    ...(policies > 0 ? [] : [`table ${name} has no policy`]),
  ]);
}

export function stepGaps(steps: readonly SystemStep[]): string[] {
  const names = steps.map((step) => step.name);
  return steps.flatMap((step, i) => [
    ...(step.why ? [] : [`system step ${step.name} gives no reason`]),
    ...(names.indexOf(step.name) === i ? [] : [`system step ${step.name} is declared twice`]),
  ]);
}
