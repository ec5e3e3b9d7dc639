import { DAY_MS, HOUR_MS } from '@chowk/domain/kernel';
import { shopActivationRequests, shopLeads } from '../db/schema/leads';
import { bookBizmanEarning, findMonthPay } from '../features/earnings';
import { newIdAt } from '../new-id';
import type { DemoPast, PastEvent } from './past';
import { OPEN_LEADS, type OpenLead } from './rows/history';
import { AREAS } from './rows/made-up-shops';
import { phoneOf } from './rows/phones';
import type { DemoShop, Placed } from './seed-placements';

const [HOME] = AREAS;
function wonLead(shop: DemoShop, i: number) {
  const { shop_name, owner_name, area, address, pin_code, lat, lng, joinedMs } = shop;
  const createdMs = joinedMs - DAY_MS;
  return {
    id: newIdAt(createdMs),
    shop_name,
    owner_name,
    phone: phoneOf(i),
    area,
    address,
    pin_code,
    lat,
    lng,
    salesperson_id: shop.bizmanId ?? '',
    phone_verified: true,
    phone_verified_at: new Date(createdMs + HOUR_MS),
    status: 'converted' as const,
    account_creation_status: 'created' as const,
    shop_id: shop.id,
    converted_at: new Date(joinedMs),
    created_at: new Date(createdMs),
    updated_at: new Date(joinedMs),
    version: 4,
  };
}

/** By how many steps are done. */
const OPEN_STATES = ['pending', 'phone_verified', 'activation_requested'] as const;

function openLead(nowMs: number, salesperson_id: string, lead: OpenLead, i: number) {
  const { shop_name, owner_name, daysAgo, verified, requested } = lead;
  const created_at = new Date(nowMs - daysAgo * DAY_MS);
  const verified_at = verified === undefined ? null : new Date(nowMs - verified * DAY_MS);
  const requested_at = requested === undefined ? null : new Date(nowMs - requested * DAY_MS);
  const steps = [created_at, verified_at, requested_at].filter((at) => at !== null);
  return {
    id: newIdAt(created_at.getTime()),
    shop_name,
    owner_name,
    phone: phoneOf(i),
    area: HOME.name,
    salesperson_id,
    phone_verified: verified_at !== null,
    phone_verified_at: verified_at,
    status: OPEN_STATES[steps.length - 1] ?? 'pending',
    created_at,
    updated_at: steps.at(-1) ?? created_at,
    version: steps.length,
  };
}

function requestOf(
  lead: ReturnType<typeof wonLead> | ReturnType<typeof openLead>,
  created_at: Date,
) {
  const { id: lead_id, salesperson_id: requested_by, shop_name, area, owner_name, phone } = lead;
  const id = newIdAt(created_at.getTime());
  return { id, lead_id, requested_by, shop_name, area, owner_name, phone, created_at };
}

/** How the bizman's shops came, and those on their way. */
export async function addLeads(
  { tx, nowMs }: DemoPast,
  team: {
    readonly bizmanId: string;
    readonly adminId: string;
    readonly shops: readonly DemoShop[];
  },
): Promise<void> {
  const { bizmanId, adminId, shops } = team;
  const won = shops.map(wonLead);
  await tx.insert(shopLeads).values(won);
  const open = OPEN_LEADS.map((lead, i) => openLead(nowMs, bizmanId, lead, won.length + i));
  await tx.insert(shopLeads).values(open);
  const waiting = open.filter(({ status }) => status === 'activation_requested');
  await tx.insert(shopActivationRequests).values([
    ...waiting.map((lead) => requestOf(lead, lead.updated_at)),
    ...won.map((lead) => ({
      ...requestOf(lead, new Date(lead.created_at.getTime() + 2 * HOUR_MS)),
      status: 'approved' as const,
      decided_by: adminId,
      decided_at: lead.converted_at,
    })),
  ]);
}

/** What the shops brought the bizman: their activation, the first proof of each, a month's bonus. */
export function payBizman(
  { config, nowMs }: DemoPast,
  payeeId: string,
  shops: readonly DemoShop[],
  placed: readonly Placed[],
): PastEvent[] {
  const activation = {
    kind: 'shop_activation',
    grossPaise: config.bizman_activation_paise,
  } as const;
  const proof = { kind: 'first_proof', grossPaise: config.bizman_first_proof_paise } as const;
  const book =
    (pay: typeof activation | typeof proof, { id: shopId, shop_name: memo }: DemoShop) =>
    (moment: Parameters<PastEvent['happen']>[0]) =>
      bookBizmanEarning(moment, { ...pay, payeeId, memo, cause: { shopId } });
  const bonuses: PastEvent = {
    atMs: nowMs,
    happen: async (moment) => {
      for (const bonus of await findMonthPay(moment.tx, config, nowMs)) {
        await bookBizmanEarning(moment, bonus);
      }
    },
  };
  const ofShops = shops.flatMap((shop) => {
    const proved = placed.filter((each) => each.shop === shop).map(({ approvedMs }) => approvedMs);
    const events: PastEvent[] = [{ atMs: shop.joinedMs, happen: book(activation, shop) }];
    if (proved.length > 0) events.push({ atMs: Math.min(...proved), happen: book(proof, shop) });
    return events;
  });
  return [...ofShops, bonuses];
}
