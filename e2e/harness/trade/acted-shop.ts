import { expect } from '@playwright/test';
import type { Caller } from '../people/call';

interface Shops {
  readonly items: readonly { readonly id: string }[];
}

interface Deals {
  readonly items: readonly { readonly campaign_title: string; readonly status: string }[];
}

/** Assigns the owner's shop to a bizman. */
export async function giveShop(owner: Caller, admin: Caller, bizmanId: string): Promise<string> {
  const [shop] = (await owner.read<Shops>('/shops')).items;
  const reason = 'Looks after this street';
  const input = { shop_id: shop?.id, salesperson_id: bizmanId, reason };
  await admin.run('shop_assign_salesperson', input);
  return shop?.id ?? '';
}

/** The state of the owner's deal of that campaign; undefined before there is one. */
export async function dealState(owner: Caller, title: string): Promise<string | undefined> {
  const { items } = await owner.read<Deals>('/deals?limit=100');
  return items.find(({ campaign_title }) => campaign_title === title)?.status;
}

/** Offers are made by a job after the launch. */
export async function offered(owner: Caller, titles: readonly string[]): Promise<void> {
  for (const title of titles) await expect.poll(() => dealState(owner, title)).toBe('offered');
}
