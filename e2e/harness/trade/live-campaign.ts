import { type Caller, callerOf, DEMO_ADMIN } from '../people/call';
import { makePerson, type NewPerson } from '../people/new-person';

const TOP_UP_PAISE = 10_000_000;
const DAY_MS = 86_400_000;

export interface LiveCampaign {
  readonly id: string;
  readonly title: string;
  readonly brand: Caller;
  readonly owner: NewPerson;
  readonly admin: Caller;
}

export interface CampaignFacts {
  readonly title: string;
  readonly payoutPaise: number;
  readonly photosNeeded: number;
}

/** A new brand with money in its wallet. */
export async function fundedBrand(origin: string, admin: Caller) {
  const owner = await makePerson(origin, 'brand');
  const brand = await callerOf(origin, owner);
  const id = crypto.randomUUID();
  await brand.run('wallet_topup_request', { id, amount_paise: TOP_UP_PAISE });
  await admin.run('wallet_topup_confirm', { id, bank_reference: `UTR${Date.now()}` });
  return { brand, owner };
}

type Side = Pick<LiveCampaign, 'brand' | 'owner' | 'admin'>;

async function newSide(origin: string): Promise<Side> {
  const admin = await callerOf(origin, DEMO_ADMIN);
  return { ...(await fundedBrand(origin, admin)), admin };
}

/**
 * Launched through the API for every shop, so that a new one gets it at once. By a new brand, or by
 * that of another campaign.
 */
export async function launchCampaign(
  origin: string,
  facts: CampaignFacts,
  by?: Side,
): Promise<LiveCampaign> {
  const { brand, owner, admin } = by ?? (await newSide(origin));
  const id = crypto.randomUUID();
  const draft = {
    title: facts.title,
    brief: 'Front row, at the height of the eyes, three packets side by side.',
    placement_type: 'shelf',
    payout_paise: facts.payoutPaise,
    slots: 60,
    photos_needed: facts.photosNeeded,
    ends_at: new Date(Date.now() + 20 * DAY_MS).toISOString(),
  };
  const { version } = await brand.run<{ version: number }>('campaign_create', { id, ...draft });
  const price = await brand.read<{ hold_paise: number }>(
    `/campaign_feasibility?payout_paise=${facts.payoutPaise}&slots=${draft.slots}`,
  );
  await brand.run('campaign_launch', { id, version, hold_paise: price.hold_paise });
  return { id, title: facts.title, brand, owner, admin };
}
