import type { Campaign, CampaignState } from '@chowk/domain/campaigns';
import type { Kept } from '@/offline/read/device-rows';

type DeviceRows = typeof import('@/offline/read/device-rows');

interface Wanted {
  readonly status: CampaignState | undefined;
  readonly search: string;
}

/** The list as this device has it, drafts that wait to be sent among them. */
export async function keptCampaigns(
  { keptRows }: DeviceRows,
  { status, search }: Wanted,
): Promise<Kept<{ items: Campaign[]; nextCursor: null }> | undefined> {
  const kept = await keptRows<Campaign>('campaigns');
  if (!kept) return undefined;
  const wanted = search.toLocaleLowerCase();
  const items = kept.content
    .filter((campaign) => status === undefined || campaign.status === status)
    .filter(({ title }) => title.toLocaleLowerCase().includes(wanted))
    // Ids carry the time they were made.
    .sort((one, other) => (one.id < other.id ? 1 : -1));
  return { savedAt: kept.savedAt, content: { items, nextCursor: null } };
}
