import { expect } from '@playwright/test';
import { type Caller, type Credentials, callerOf } from '../people/call';

interface Deals {
  readonly items: readonly { readonly id: string; readonly campaign_title: string }[];
}

export interface WaitingProof {
  readonly id: string;
  readonly dealId: string;
  readonly store: Caller;
}

/** Offers are made by a job after the launch, so the store's list is polled. */
async function findOffer(store: Caller, title: string): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    const { items } = await store.read<Deals>('/deals?tab=offered');
    found = items.find(({ campaign_title }) => campaign_title === title)?.id;
    expect(found).toBeDefined();
  }).toPass();
  return found ?? '';
}

/** Accepts the campaign for this shop; returns the deal's id. */
export async function acceptOffer(store: Caller, title: string): Promise<string> {
  const id = await findOffer(store, title);
  await store.run('deal_accept', { id });
  return id;
}

interface Sent {
  readonly title: string;
  readonly photo: Buffer;
  readonly place: { readonly lat: number; readonly lng: number };
}

/** A shop that accepted the campaign and sent this photo; it can be paid too. */
export async function sendProof(
  origin: string,
  person: Credentials,
  { title, photo, place }: Sent,
): Promise<WaitingProof> {
  const store = await callerOf(origin, person);
  await store.run('consent_give', { purpose: 'location', version: '2026-11' });
  await store.run('payout_details_update', { upi_id: 'kirana.dukaan@okbank' });
  const dealId = await acceptOffer(store, title);
  const path = `${dealId}-${Date.now()}.jpg`;
  await store.upload('proof-photos', path, photo);
  const id = crypto.randomUUID();
  const now = new Date().toISOString();
  await store.run('proof_submit', {
    id,
    deal_id: dealId,
    photo_paths: [path],
    notes: 'Beside the till',
    captured_at: now,
    fix: { ...place, accuracy_m: 12, fixed_at: now },
  });
  return { id, dealId, store };
}
