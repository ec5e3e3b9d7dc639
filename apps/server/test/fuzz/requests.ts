import type { Command, Query, Role } from '@chowk/domain/kernel';
import { newId } from '../../src/new-id';
import { EVERYBODY, EVERYTHING } from '../matrix/cells';
import { actorOf, refusalFor } from '../matrix/expected';
import { shapeOf, variantsOf } from '../matrix/inputs';
import { isEverybodys, isOpenMarket, referenceOf, rowOf } from '../matrix/nouns';
import type { World } from '../matrix/world';
import { madeInput } from './made-input';
import { mutated, mutatedText } from './mutate';
import { nastyNumber, nastyText } from './nasty-values';
import { type Chance, chanceOf } from './random';

/** As it goes over the wire, to be sent again by hand. */
export interface FuzzRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface FuzzCall {
  readonly seed: number;
  readonly index: number;
  readonly what: Command | Query;
  readonly role: Role | undefined;
  /** What it does is taken back: it may be meant to reach the other side, or chance says so. */
  readonly isDry: boolean;
  readonly request: FuzzRequest;
}

type Input = Readonly<Record<string, unknown>>;

/** A stray sign is no reason not to send it: URLSearchParams writes what cannot be written as U+FFFD. */
function queryString(input: Input, chance: Chance): string {
  const rest = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    rest.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  const text = rest.toString();
  if (!chance.happens(0.15)) return text;
  const junk = ['%00', '%ED%A0%80', '%E0%A4%A', '%', '&&=', `${text}&${text}`, 'id[]=1', 'a=%FF'];
  return `${text}&${chance.pick(junk)}`;
}

/** Half a sign has no place in an address: it goes as U+FFFD. */
function wireSafe(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));
}

function pathOf({ path }: Query, input: Input, chance: Chance): string {
  const rest: Record<string, unknown> = {};
  let filled: string = path;
  for (const [name, value] of Object.entries(input)) {
    const place = `{${name}}`;
    if (filled.includes(place)) filled = filled.replace(place, () => wireSafe(String(value)));
    else rest[name] = value;
  }
  return `/rest/v1${filled}?${queryString(rest, chance)}`;
}

/** Junk where a header belongs, within what a header may hold. */
const HEADERS: readonly (readonly [string, string])[] = [
  ['x-acting-shop', 'not-an-id'],
  ['x-acting-shop', "' or 1=1"],
  ['if-none-match', '"*"'],
  ['idempotency-key', ''],
  ['idempotency-key', 'x'.repeat(300)],
  ['content-type', 'text/xml'],
  ['accept-language', 'hi;q=NaN,*'],
  ['x-request-id', '../../../x'],
];

function inputOf(world: World, what: Command | Query, role: Role | undefined, chance: Chance) {
  const shape = shapeOf(what);
  let crosses = false;
  const idFor = (field: string): string => {
    const reference = referenceOf(what, field);
    if (reference.kind === 'free' || chance.happens(0.05)) return newId();
    if (reference.kind === 'new' && chance.happens(0.7)) return newId();
    if (chance.happens(0.7)) return rowOf(world.own, reference.table, role);
    if (chance.happens(0.2)) return world.missingId;
    crosses ||=
      role !== undefined &&
      (isEverybodys(world.other, reference.table, role) || isOpenMarket(what, field, role));
    return rowOf(world.other, reference.table, role);
  };
  // What the matrix knows to make sense together, or anything of the right shape.
  const sample = chance.happens(0.5) ? variantsOf(world, what, role)[0]?.input : undefined;
  const input = (sample ?? madeInput(shape, { chance, idFor })) as Input;
  const isMutated = chance.happens(0.5);
  return { input: isMutated ? mutated(input, chance) : input, crosses, isMutated };
}

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/** Some ids of another kind of row than the field asks for, theirs or another's. */
function withStrayId(
  text: string,
  world: World,
  chance: Chance,
): { text: string; crosses: boolean } {
  if (!chance.happens(0.1)) return { text, crosses: false };
  const side = chance.pick([world.own, world.other]);
  const rows = [...Object.values(side.ids), ...Object.values(side.people)];
  const found = [...text.matchAll(ID)];
  if (found.length === 0) return { text, crosses: false };
  const place = chance.pick(found).index;
  const id = chance.pick(rows);
  return { text: text.slice(0, place) + id + text.slice(place + id.length), crosses: true };
}

function headersFor(
  world: World,
  role: Role | undefined,
  chance: Chance,
  index: number,
): Record<string, string> {
  const token = role && world.signedIn.tokens[role];
  const acted = role === 'bizman' && chance.happens(0.3);
  const shop = chance.pick([world.own.ids.shops, world.own.ids.secondShop, world.other.ids.shops]);
  const stray = chance.happens(0.05) ? [chance.pick(HEADERS)] : [];
  return {
    // Strangers have limits by address.
    'x-forwarded-for': `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(acted && shop ? { 'x-acting-shop': shop } : {}),
    ...Object.fromEntries(stray),
  };
}

/** The door of work that waited on a device: the same command, before one anybody may run. */
function batchOf(
  name: string,
  input: string,
  headers: FuzzRequest['headers'],
  chance: Chance,
): FuzzRequest {
  const { 'x-acting-shop': shop, ...rest } = headers;
  const acting = shop ? `,"acting_shop_id":${JSON.stringify(shop)}` : '';
  const done = chance.happens(0.3) ? `,"done_at_ms":${nastyNumber(chance)}` : '';
  const call = `{"id":"${newId()}","name":"${name}","input":${input}${acting}${done}}`;
  const other = JSON.stringify({ id: newId(), name: 'notification_mark_all_read', input: {} });
  const body = `{"commands":[${call},${other}]}`;
  return { method: 'POST', path: '/functions/v1/batch', headers: rest, body };
}

const BATCH_SHARE = 0.1;

/** So that rows stay in the states most calls begin with. */
const DRY_SHARE = 0.5;

/** The call of this number: the same for the same seed, but for ids and the time. */
export function fuzzCall(world: World, seed: number, index: number): FuzzCall {
  const chance = chanceOf(seed, index);
  const what = chance.pick(EVERYTHING);
  const isLikelyAllowed = chance.happens(0.5);
  const allowed = EVERYBODY.filter((each) => !refusalFor(actorOf(world, each), what));
  const role = chance.pick(isLikelyAllowed && allowed.length > 0 ? allowed : EVERYBODY);
  const { input, crosses } = inputOf(world, what, role, chance);
  const headers = headersFor(world, role, chance, index);
  if (what.kind === 'query') {
    const values =
      typeof input === 'object' && input !== null ? (input as Input) : { id: nastyText(chance) };
    const stray = withStrayId(pathOf(what, values, chance), world, chance);
    const request = { method: 'GET' as const, path: stray.text, headers };
    return { seed, index, what, role, isDry: true, request };
  }
  const plain = JSON.stringify(input);
  const hurt = chance.happens(0.08) ? mutatedText(plain, chance) : plain;
  const { text: body, crosses: strays } = withStrayId(hurt, world, chance);
  const request = chance.happens(BATCH_SHARE)
    ? batchOf(what.name, body, headers, chance)
    : {
        method: 'POST' as const,
        path: `/functions/v1/${what.name}`,
        headers: { 'idempotency-key': newId(), ...headers },
        body,
      };
  const isDry = crosses || strays || chance.happens(DRY_SHARE);
  return { seed, index, what, role, isDry, request };
}
