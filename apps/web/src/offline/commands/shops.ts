import { distanceM, type InputOf, istDay, type OutputOf } from '@chowk/domain/kernel';
import type {
  addShopPhoto,
  markShopVisit,
  noteShopVisit,
  readBizmanSummary,
  readShopDay,
  Shop,
  ShopHealth,
  undoShopVisit,
  updateShop,
} from '@chowk/domain/shops';
import { actingFor } from '@/api/session/acting';
import { defineKind, typedDraft } from './command-kind';
import { foldChange } from './fold-change';

type ShopChange = InputOf<typeof updateShop>;

/** The server raises the version with each change. */
function changed(shop: Shop, { version = shop.version, ...changes }: ShopChange): Shop {
  return { ...shop, ...changes, version: version + 1 } as Shop;
}

type Visit = InputOf<typeof markShopVisit>;
type Note = InputOf<typeof noteShopVisit>;
type Undo = InputOf<typeof undoShopVisit>;
type LastVisit = Pick<
  ShopHealth,
  'last_visited_at' | 'last_visit_m' | 'last_visit_note' | 'last_visit_photo'
>;
type Visited = LastVisit & Pick<ShopHealth, 'shop'>;

const NO_VISIT: LastVisit = {
  last_visited_at: null,
  last_visit_m: null,
  last_visit_note: null,
  last_visit_photo: null,
};

function visit<Health extends Visited>(health: Health, input: Visit): Health {
  const { visited_at: last_visited_at, position } = input;
  const { position: place } = health.shop;
  const last_visit_m = position && place ? Math.round(distanceM(position, place)) : null;
  return { ...health, ...NO_VISIT, last_visited_at, last_visit_m };
}

function noted<Health extends Visited>(health: Health, { note, photo_path }: Note): Health {
  return { ...health, last_visit_note: note, last_visit_photo: photo_path };
}

/** When it was visited before is the server's to tell. */
function unvisited<Health extends Visited>(health: Health): Health {
  return { ...health, ...NO_VISIT };
}

type Summary = OutputOf<typeof readBizmanSummary> & { readonly counted_on?: string };

/** The home counts it before the server does. A count from yesterday starts at zero. */
function countVisit(summary: Summary, visitedAt: string, savedAt: number, by: 1 | -1): Summary {
  const counted_on = istDay(Date.parse(visitedAt));
  const isOfThatDay = (summary.counted_on ?? istDay(savedAt)) === counted_on;
  const visited_today = Math.max((isOfThatDay ? summary.visited_today : 0) + by, 0);
  return { ...summary, counted_on, visited_today };
}

interface WhichVisit {
  readonly shop_id: string;
  readonly visited_at: string;
}

/** A shop is visited at most once a day, as on the server. */
const visitRow = ({ shop_id, visited_at }: WhichVisit) => ({
  collection: 'shop_visits' as const,
  id: `${shop_id}:${istDay(Date.parse(visited_at))}`,
});

/** Both places that show how a shop does. */
function changesHealth<Input extends WhichVisit>(
  apply: (health: Visited, input: Input) => Visited,
) {
  const applyTo = (health: Visited, input: Input) =>
    health.shop.id === input.shop_id ? apply(health, input) : health;
  return [
    {
      queryKey: () => ['shop_day_read', {}],
      apply: (content: object, input: Input) => {
        const day = content as OutputOf<typeof readShopDay>;
        return { ...day, items: day.items.map((item) => applyTo(item, input)) };
      },
    },
    {
      queryKey: ({ shop_id: id }: Input) => ['shop_health_read', { id }],
      apply: (health: object, input: Input) => applyTo(health as Visited, input),
    },
  ];
}

function changesCount<Input extends WhichVisit>(by: 1 | -1) {
  return {
    queryKey: () => ['bizman_summary_read', {}],
    apply: (summary: object, { visited_at }: Input, { savedAt }: { readonly savedAt: number }) =>
      countVisit(summary as Summary, visited_at, savedAt, by),
  };
}

export const SHOP_KINDS = [
  defineKind<ShopChange>({
    type: 'shop_update',
    row: ({ id }) => ({ collection: 'shops', id }),
    change: {
      in: 'shops',
      apply: (shop, input) => shop && changed(shop as Shop, input),
    },
    isChange: true,
    edit: {
      at: (_, { onBehalfOf }) =>
        onBehalfOf && !actingFor()
          ? { to: '/manage-shops', search: { shop: onBehalfOf.shopId } }
          : { to: '/settings/$section', params: { section: 'shop' } },
      draft: ({ id }) => typedDraft('shop', id),
    },
    fold: (input, waiting) => foldChange('shop_update', input, waiting),
  }),
  defineKind<InputOf<typeof addShopPhoto>>({
    type: 'shop_photo_add',
    row: ({ id }) => ({ collection: 'shop_photos', id }),
  }),
  defineKind<Visit>({
    type: 'shop_visit_mark',
    row: visitRow,
    isOnce: true,
    endedBy: 'shop_visit_undo',
    changesQueries: [...changesHealth<Visit>(visit), changesCount<Visit>(1)],
  }),
  defineKind<Note>({
    type: 'shop_visit_note',
    row: visitRow,
    needs: ['shop_visit_mark'],
    changesQueries: changesHealth<Note>(noted),
  }),
  defineKind<Undo>({
    type: 'shop_visit_undo',
    row: visitRow,
    needs: ['shop_visit_mark'],
    changesQueries: [...changesHealth<Undo>(unvisited), changesCount<Undo>(-1)],
  }),
];
