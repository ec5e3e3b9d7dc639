import { type Command, type Query, ROLES, type Role } from '@chowk/domain/kernel';
import { FEATURES } from '../../src/features';
import { type Answer, type Call, inTurns, send } from './call';
import {
  ACTED_SHOPS,
  type ActedShop,
  actingRefusalFor,
  actorOf,
  type Refusal,
  refusalFor,
} from './expected';
import { type Variant, variantsOf } from './inputs';
import { isEverybodys, isOpenMarket, referenceOf } from './nouns';
import type { World } from './world';

export const EVERYTHING: readonly (Command | Query)[] = FEATURES.flatMap((feature) => [
  ...feature.commands.map(({ command }) => command),
  ...feature.queries.map(({ query }) => query),
]);
export const EVERYBODY: readonly (Role | undefined)[] = [undefined, ...ROLES];

/** Enough to keep both sides of the wire busy; few enough that locks do not pile up. */
const AT_ONCE = 6;

export interface Cell {
  readonly name: string;
  readonly call: Call;
}

/** Sends them all and collects what is wrong with the answers, in words. */
export async function problemsOf<T extends Cell>(
  app: World['app'],
  cells: readonly T[],
  judge: (cell: T, answer: Answer) => string | undefined,
): Promise<string[]> {
  const problems: string[] = [];
  await inTurns(cells, AT_ONCE, async (cell) => {
    const answer = await send(app, cell.call);
    const problem = judge(cell, answer);
    if (problem) problems.push(`${cell.name}: ${problem}, got ${answer.status} ${answer.code}`);
  });
  return problems.sort();
}

export const inWords = ({ status, code, reason }: Refusal) =>
  `should be refused with ${status} ${code}${reason ? ` (${reason})` : ''}`;

export interface RoleCell extends Cell {
  readonly what: Command | Query;
  readonly role: Role | undefined;
  readonly variant: Variant;
  readonly refusal: Refusal | undefined;
}

function nameOf(what: Command | Query, role: Role | undefined, { field, whose }: Variant): string {
  const rows = field ? `${field} of ${whose === 'other' ? "another's row" : 'no row'}` : 'own rows';
  return `${what.name} by ${role ?? 'nobody'}, ${rows}`;
}

/** Every command and query × everybody × own, another's and missing rows. */
export function roleCells(world: World): RoleCell[] {
  return EVERYTHING.flatMap((what) =>
    EVERYBODY.flatMap((role) => {
      const refusal = refusalFor(actorOf(world, role), what);
      const token = role && world.signedIn.tokens[role];
      return variantsOf(world, what, role).map((variant) => ({
        name: nameOf(what, role, variant),
        call: { what, input: variant.input, token },
        what,
        role,
        variant,
        refusal,
      }));
    }),
  );
}

/** Whether this role is meant to reach that row although it is another's. */
export function isReachable(world: World, { what, role, variant }: RoleCell): boolean {
  const { field, whose } = variant;
  if (!field) return true;
  const reference = referenceOf(what, field);
  if (reference.kind === 'free') return true;
  // An id nobody has is what a new row gets.
  if (reference.kind === 'new' && whose === 'missing') return true;
  if (!role) return false;
  return isEverybodys(world.other, reference.table, role) || isOpenMarket(what, field, role);
}

export interface ActingCell extends Cell {
  readonly refusal: Refusal | undefined;
}

/** Everything × everybody × the shop they say they act for. */
export function actingCells(world: World): ActingCell[] {
  const shopIds: Readonly<Record<ActedShop, string>> = {
    allowed: world.own.ids.shops ?? '',
    'nothing allowed': world.own.ids.secondShop ?? '',
    other: world.other.ids.shops ?? '',
    missing: world.missingId,
  };
  return EVERYTHING.flatMap((what) =>
    EVERYBODY.flatMap((role) => {
      const token = role && world.signedIn.tokens[role];
      const [own] = variantsOf(world, what, 'retailer');
      const shops = role === 'bizman' ? ACTED_SHOPS : (['allowed'] as const);
      return shops.map((shop) => ({
        name: `${what.name} by ${role ?? 'nobody'} for a shop (${shop})`,
        call: { what, input: own?.input ?? {}, token, actingShopId: shopIds[shop] },
        refusal: actingRefusalFor(world, what, role, shop),
      }));
    }),
  );
}
