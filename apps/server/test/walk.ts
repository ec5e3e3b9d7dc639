import type { Command, Query, Rule } from '@chowk/domain/kernel';
import * as z from 'zod';
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

/** Where money goes, who is taxed for it, and what opens an account. */
const SENSITIVE_NAME = /(^|_)(upi|pan|ifsc|account_number|password|secret|key_sha256)(_|$)/;
/** Whatever is done to these moves money out or lets somebody in. */
const SENSITIVE_TABLES = new Set(['payout_details', 'service_keys', 'wallet_refunds']);
/** A refused refund leaves the money where it was. */
const HARMLESS = new Set(['wallet_refund_reject']);

/** The names of fields and the fixed values in a schema, however deep. */
function namesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => [
    ...(key === 'properties' ? Object.keys(value) : []),
    ...(key === 'const' && typeof value === 'string' ? [value] : []),
    ...namesIn(value),
  ]);
}

/** What hurts asks for a recent sign-in; it waits in no queue and nobody does it for another. */
export function stepUpGaps(commands: readonly Command[]): string[] {
  return commands.flatMap((command) => {
    const { name, entity, input, stepUp, queueable, actable } = command;
    const names = namesIn(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }));
    const isSensitive =
      SENSITIVE_TABLES.has(entity) || names.some((each) => SENSITIVE_NAME.test(each));
    return [
      ...(isSensitive && !stepUp && !HARMLESS.has(name)
        ? [`command ${name} asks for no recent sign-in`]
        : []),
      ...(stepUp && (queueable || actable)
        ? [`command ${name} needs a recent sign-in, but may be queued or run for another`]
        : []),
    ];
  });
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

/** The fallback limit is for undeclared routes and must not be named. */
export function limitGaps(
  declared: readonly (Mounted & { readonly limit?: string })[],
  rates: Readonly<Record<string, unknown>>,
): string[] {
  return declared
    .filter(({ limit }) => !limit || limit === 'unnamed' || !Object.hasOwn(rates, limit))
    .map(({ method, path }) => `route ${method} ${path} names no limit`);
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
