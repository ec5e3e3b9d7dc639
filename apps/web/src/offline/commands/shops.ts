import { distanceM, type InputOf, istDay, type OutputOf } from '@chowk/domain/kernel';
import type {
  addShopPhoto,
  markShopVisit,
  readBizmanSummary,
  readShopDay,
  Shop,
  ShopHealth,
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
type Visited = Pick<ShopHealth, 'shop' | 'last_visited_at' | 'last_visit_m'>;

function visited<Health extends Visited>(
  health: Health,
  { shop_id, visited_at, position }: Visit,
): Health {
  const { id, position: place } = health.shop;
  if (id !== shop_id) return health;
  const last_visit_m = position && place ? Math.round(distanceM(position, place)) : null;
  return { ...health, last_visited_at: visited_at, last_visit_m };
}

type Summary = OutputOf<typeof readBizmanSummary> & { readonly counted_on?: string };

/** The home counts it before the server does. A count from yesterday starts at zero. */
function withVisit(summary: Summary, { visited_at }: Visit, savedAt: number): Summary {
  const counted_on = istDay(Date.parse(visited_at));
  const isOfThatDay = (summary.counted_on ?? istDay(savedAt)) === counted_on;
  return { ...summary, counted_on, visited_today: (isOfThatDay ? summary.visited_today : 0) + 1 };
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
    // A shop is visited at most once a day, as on the server.
    row: ({ shop_id, visited_at }) => ({
      collection: 'shop_visits',
      id: `${shop_id}:${istDay(Date.parse(visited_at))}`,
    }),
    isOnce: true,
    changesQueries: [
      {
        queryKey: () => ['shop_day_read', {}],
        apply: (content, visit) => {
          const day = content as OutputOf<typeof readShopDay>;
          return { ...day, items: day.items.map((item) => visited(item, visit)) };
        },
      },
      {
        queryKey: ({ shop_id: id }) => ['shop_health_read', { id }],
        apply: (health, visit) => visited(health as Visited, visit),
      },
      {
        queryKey: () => ['bizman_summary_read', {}],
        apply: (summary, visit, { savedAt }) => withVisit(summary as Summary, visit, savedAt),
      },
    ],
  }),
];
