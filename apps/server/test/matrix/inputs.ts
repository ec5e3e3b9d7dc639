import { type Command, DAY_MS, parseOrRefuse, type Query, type Role } from '@chowk/domain/kernel';
import { newId } from '../../src/new-id';
import { readShape, type Shape } from '../contract-inputs/read-shape';
import { idFieldsOf, sampleOf } from '../contract-inputs/sample-input';
import { referenceOf, rowOf } from './nouns';
import type { World } from './world';

type Input = Readonly<Record<string, unknown>>;

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const HERE = { lat: 19.0596, lng: 72.8295 };
const RUNNING = { starts_at: inDays(1), ends_at: inDays(30), sample_photo_path: null };
const all = (items: unknown, values: object) =>
  Array.isArray(items) ? items.map((item: object) => ({ ...item, ...values })) : [];

/** Where the contract's shape alone does not tell what makes sense together. */
const PARTICULARS: Readonly<Record<string, (made: Input) => object>> = {
  brand_update: () => ({ logo_path: null }),
  campaign_create: () => RUNNING,
  campaign_update: () => RUNNING,
  cms_page_schedule: () => ({ publish_at: inDays(1) }),
  lead_create: () => ({ position: HERE, state_code: '27' }),
  lead_update: () => ({ position: HERE, state_code: '27' }),
  order_dispute: () => ({ problem: 'not_arrived', photo_paths: [] }),
  order_place: ({ lines }) => ({ lines: all(lines, { price_paise: 8_000 }) }),
  platform_config_set: () => ({ key: 'offer_hours', value: 48 }),
  product_save: ({ variants }) => ({
    variants: all(variants, { mrp_paise: 10_000, trade_paise: 8_000, tiers: [] }),
  }),
  shop_visit_note: () => ({ visited_at: inDays(-3), photo_path: null }),
  shop_visit_undo: () => ({ visited_at: inDays(-3), undone_at: inDays(-3) }),
  shop_update: () => ({
    position: HERE,
    opening_hours: { opens: '09:00', closes: '21:00', closed_on: [] },
  }),
};

export type Whose = 'own' | 'other' | 'missing';

export interface Variant {
  /** Which of its ids is not their own, and what it is instead. */
  readonly field: string | undefined;
  readonly whose: Whose;
  readonly input: Input;
}

const shapes = new Map<string, Shape>();
export function shapeOf(what: Command | Query): Shape {
  const shape =
    shapes.get(what.name) ?? readShape(what.kind === 'command' ? what.input : what.params);
  shapes.set(what.name, shape);
  return shape;
}

function inputFor(
  world: World,
  what: Command | Query,
  role: Role | undefined,
  changed: { readonly field: string; readonly whose: Whose } | undefined,
): Input {
  const idFor = (field: string): string => {
    const reference = referenceOf(what, field);
    const whose = changed?.field === field ? changed.whose : 'own';
    if (reference.kind === 'free') return newId();
    if (whose === 'missing' || (reference.kind === 'new' && whose === 'own')) return newId();
    return rowOf(whose === 'own' ? world.own : world.other, reference.table, role);
  };
  const made = sampleOf(shapeOf(what), { idFor, withOptional: what.kind === 'command' });
  const input = { ...(made as Input), ...PARTICULARS[what.name]?.(made as Input) };
  try {
    parseOrRefuse(what.kind === 'command' ? what.input : what.params, input);
  } catch (error) {
    const why = JSON.stringify(error instanceof Error && 'details' in error ? error.details : '');
    throw new Error(
      `${what.name} refuses the input made from its contract (${why}): ` +
        'add what it needs to PARTICULARS in apps/server/test/matrix/inputs.ts',
    );
  }
  return input;
}

/** With all their own rows; then, id by id, with another's and with one that does not exist. */
export function variantsOf(world: World, what: Command | Query, role: Role | undefined): Variant[] {
  const fields = idFieldsOf(shapeOf(what)).filter(
    (field) => referenceOf(what, field).kind !== 'free',
  );
  const changes = fields.flatMap((field) =>
    (['other', 'missing'] as const).map((whose) => ({ field, whose })),
  );
  return [
    { field: undefined, whose: 'own', input: inputFor(world, what, role, undefined) },
    ...changes.map((change) => ({ ...change, input: inputFor(world, what, role, change) })),
  ];
}
