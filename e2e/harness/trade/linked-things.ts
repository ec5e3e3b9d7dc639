import { expect } from '@playwright/test';
import { type Caller, callerOf } from '../people/call';
import { makePerson, type NewPerson } from '../people/new-person';
import { launchCampaign } from './live-campaign';
import { acceptOffer } from './waiting-proof';

const DAY_MS = 86_400_000;
const PLACE = { lat: 28.6139, lng: 77.209 };

interface Named {
  readonly id: string;
}

function inDays(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
}

async function sendPhoto(store: Caller, dealId: string, photo: Buffer): Promise<string> {
  const id = crypto.randomUUID();
  const path = `${dealId}-${Date.now()}.jpg`;
  const now = new Date().toISOString();
  await store.upload('proof-photos', path, photo);
  const fix = { ...PLACE, accuracy_m: 12, fixed_at: now };
  await store.run('proof_submit', {
    id,
    deal_id: dealId,
    photo_paths: [path],
    captured_at: now,
    fix,
  });
  return id;
}

async function order(brand: Caller, store: Caller, shop_id: string): Promise<string> {
  const variant = { id: crypto.randomUUID(), pack_size: '1 kg', mrp_paise: 10_000 };
  await brand.run('product_save', {
    id: crypto.randomUUID(),
    name: `Haldi ${Date.now()}`,
    category: 'staples',
    hsn: '0910',
    gst_bps: 500,
    variants: [{ ...variant, trade_paise: 8_000, stock: 40 }],
  });
  const { orders } = await store.run<{ orders: readonly Named[] }>('order_place', {
    id: crypto.randomUUID(),
    shop_id,
    lines: [{ variant_id: variant.id, quantity: 1, price_paise: 8_000 }],
    payment: 'on_delivery',
    delivery: { address: '12 Hill Road, Bandra', pin_code: '400050' },
  });
  return orders[0]?.id ?? '';
}

async function book(brand: Caller, store: Caller, shop_id: string): Promise<string> {
  const [id, space_id] = [crypto.randomUUID(), crypto.randomUUID()];
  const size = { kind: 'wall', title: 'Side wall', width_cm: 300, height_cm: 200 };
  await store.run('ad_space_create', {
    id: space_id,
    shop_id,
    ...size,
    price_per_day_paise: 10_000,
  });
  const days = { starts_on: inDays(3), ends_on: inDays(5) };
  const { total_paise } = await brand.read<{ total_paise: number }>(
    `/ad_spaces/${space_id}/quote?${new URLSearchParams(days)}`,
  );
  await brand.run('booking_request', { id, space_id, ...days, brief: 'Our poster', total_paise });
  return id;
}

async function firstNotification(store: Caller): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    const { items } = await store.read<{ items: readonly Named[] }>('/notifications?limit=1');
    found = items[0]?.id;
    expect(found).toBeDefined();
  }).toPass();
  return found ?? '';
}

export type LinkIds = Readonly<
  Record<'campaign' | 'deal' | 'proof' | 'order' | 'notification' | 'adspace' | 'shop', string>
>;

export interface LinkedThings {
  readonly ids: LinkIds;
  readonly title: string;
  readonly brand: NewPerson;
  readonly store: NewPerson;
}

/** One row of every linkable type, between a new brand and a new store. */
export async function makeLinkedThings(origin: string, photo: Buffer): Promise<LinkedThings> {
  const person = await makePerson(origin, 'retailer');
  const title = `Winter shelf ${Date.now()}`;
  const facts = { title, payoutPaise: 25_000, photosNeeded: 1 };
  const [store, campaign] = await Promise.all([
    callerOf(origin, person),
    launchCampaign(origin, facts),
  ]);
  const { items } = await store.read<{ items: readonly Named[] }>('/shops?limit=1');
  const shop = items[0]?.id ?? '';
  const deal = await acceptOffer(store, title);
  const ids = {
    campaign: campaign.id,
    deal,
    shop,
    proof: await sendPhoto(store, deal, photo),
    order: await order(campaign.brand, store, shop),
    adspace: await book(campaign.brand, store, shop),
    notification: await firstNotification(store),
  };
  return { ids, title, brand: campaign.owner, store: person };
}
