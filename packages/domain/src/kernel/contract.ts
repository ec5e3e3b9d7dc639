import * as z from 'zod/mini';
import type { Rule } from './access/policy';
import { idField } from './fields';

type Schema = z.ZodMiniType;

/** Every write in the product. Declared once here, run once in the server, called by one client. */
export interface Command<In extends Schema = Schema, Out extends Schema = Schema> {
  readonly kind: 'command';
  readonly name: `${string}_${string}`;
  readonly summary: string;
  readonly input: In;
  readonly output: Out;
  readonly access: Rule;
  /** The table the audit row speaks of. */
  readonly entity: string;
  /** May wait in the offline queue and be sent later. */
  readonly queueable: boolean;
  /** May be run by a bizman for a shop that allowed it. */
  readonly actable: boolean;
  /** Asked only of somebody who signed in, or confirmed it is them, within the last minutes. */
  readonly stepUp?: true;
  /** What a request of it may weigh, where a whole file comes with it. */
  readonly maxBytes?: number;
  /** How often one address may run it without signing in, where the general limit is too wide. */
  readonly strangers?: { readonly burst: number; readonly perMinute: number };
  /** Fields whose answer says whether somebody is known: with one of them, asking is limited strictly. */
  readonly looksUp?: readonly string[];
}

/** Every read in the product, at `/rest/v1` + path. `{id}` in the path is a parameter. */
export interface Query<In extends Schema = Schema, Out extends Schema = Schema> {
  readonly kind: 'query';
  readonly name: string;
  readonly path: `/${string}`;
  readonly summary: string;
  readonly params: In;
  readonly output: Out;
  readonly access: Rule;
  /** May be read by a bizman for the one shop they act for. */
  readonly actable?: boolean;
  /** Seconds a public answer may be kept by anyone; absent means private and revalidated. */
  readonly publicMaxAgeS?: number;
  /** Params whose answer says whether somebody is known: with one of them, asking is limited strictly. */
  readonly looksUp?: readonly string[];
}

/** Whether this very question is about who is known. */
export function asksWhoIsKnown({ looksUp = [] }: Command | Query, given: unknown): boolean {
  if (typeof given !== 'object' || given === null) return false;
  const fields = new Map(Object.entries(given));
  return looksUp.some((field) => (fields.get(field) ?? null) !== null);
}

export type InputOf<C extends Command> = z.input<C['input']>;
export type ParsedInputOf<C extends Command> = z.output<C['input']>;
export type OutputOf<C extends Command | Query> = z.output<C['output']>;
export type ParamsOf<Q extends Query> = z.input<Q['params']>;
export type ParsedParamsOf<Q extends Query> = z.output<Q['params']>;

type Declared<C extends Command> = Omit<C, 'kind' | 'queueable' | 'actable'> &
  Partial<Pick<C, 'queueable' | 'actable'>>;

/** Without effects, so that a form that needs one of a file does not carry the others. */
/* @__NO_SIDE_EFFECTS__ */
export function defineCommand<In extends Schema, Out extends Schema>(
  spec: Declared<Command<In, Out>>,
): Command<In, Out> {
  return { queueable: false, actable: false, ...spec, kind: 'command' };
}

/* @__NO_SIDE_EFFECTS__ */
export function defineQuery<In extends Schema, Out extends Schema>(
  spec: Omit<Query<In, Out>, 'kind'>,
): Query<In, Out> {
  return { ...spec, kind: 'query' };
}

const DEFAULT_PAGE_SIZE = 20;
export const MAX_PAGE_SIZE = 100;
const MAX_CURSOR_LENGTH = 500;

/** Spread into the params of every list. */
export const pageParams = {
  cursor: z.optional(z.string().check(z.maxLength(MAX_CURSOR_LENGTH))),
  limit: z._default(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_PAGE_SIZE)),
    DEFAULT_PAGE_SIZE,
  ),
};

/** As well for a list whose newest rows lie on a device: those after one it has, by the order of ids. */
export const olderParams = { ...pageParams, before: z.optional(idField) };

export function pageOf<Item extends Schema>(item: Item) {
  return z.object({ items: z.array(item), nextCursor: z.nullable(z.string()) });
}

export interface Page<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}
