import * as z from 'zod/mini';
import type { Rule } from './access/policy';
import { idField } from './fields';

type Schema = z.ZodMiniType;

/** Every write of the product. Declared once here, run by the server, called by one client. */
export interface Command<In extends Schema = Schema, Out extends Schema = Schema> {
  readonly kind: 'command';
  readonly name: `${string}_${string}`;
  readonly summary: string;
  readonly input: In;
  readonly output: Out;
  readonly access: Rule;
  /** The table named in the audit log. */
  readonly entity: string;
  /** May wait in the outbox and be sent later. */
  readonly queueable: boolean;
  /** May be run by a bizman for a shop that allowed it. */
  readonly actable: boolean;
  /** Requires a sign-in or confirmation within the last minutes. */
  readonly stepUp?: true;
  /** The maximum request size, where a whole file is sent. */
  readonly maxBytes?: number;
  /** How often one address may run it without a session, where the general limit is too high. */
  readonly strangers?: { readonly burst: number; readonly perMinute: number };
  /**
   * Fields whose response reveals whether somebody is known: calls with them have a strict limit.
   */
  readonly looksUp?: readonly string[];
}

/** Every read of the product, at `/rest/v1` + path. `{id}` in the path is a parameter. */
export interface Query<In extends Schema = Schema, Out extends Schema = Schema> {
  readonly kind: 'query';
  readonly name: string;
  readonly path: `/${string}`;
  readonly summary: string;
  readonly params: In;
  readonly output: Out;
  readonly access: Rule;
  /** May be read by a bizman for the shop they act for. */
  readonly actable?: boolean;
  /**
   * Seconds a public response may be cached by anyone; without it responses are private and
   * revalidated.
   */
  readonly publicMaxAgeS?: number;
  /**
   * Params whose response reveals whether somebody is known: calls with them have a strict limit.
   */
  readonly looksUp?: readonly string[];
}

/** Whether this call could reveal who is known. */
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

/** Marked as pure, so that a form does not include a noun's other contracts. */
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

/** The same for a list whose newest rows are on a device: rows after an id the device has. */
export const olderParams = { ...pageParams, before: z.optional(idField) };

export function pageOf<Item extends Schema>(item: Item) {
  return z.object({ items: z.array(item), nextCursor: z.nullable(z.string()) });
}

export interface Page<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}
