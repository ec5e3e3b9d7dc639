import type { Campaign, createCampaign, updateCampaign } from '@chowk/domain/campaigns';
import type { InputOf } from '@chowk/domain/kernel';
import type { PendingUpload } from '@/offline/outbox/queue-row';
import type { ServerRow } from '@/offline/store/schema';
import { defineKind, type Folded } from './command-kind';
import { hasLeft } from './fold-change';

type NewCampaign = InputOf<typeof createCampaign>;
type CampaignChange = InputOf<typeof updateCampaign>;

const CREATE = 'campaign_create';
const UPDATE = 'campaign_update';
/** The server raises the version with each change. */
const FIRST_VERSION = 1;

function versionAfter({ type, data }: PendingUpload): number {
  return type === CREATE ? FIRST_VERSION : (data as CampaignChange).version + 1;
}

/**
 * A draft is changed many times before it is sent: an unsent command takes the change in, and one
 * already being sent is followed by another, based on the version it will produce.
 */
function foldDraft(
  type: string,
  input: NewCampaign | CampaignChange,
  waiting: readonly PendingUpload[],
): Folded {
  const refused = waiting.filter(({ state }) => state === 'needs_attention').map(({ id }) => id);
  const last = waiting.filter(({ state }) => state !== 'needs_attention').at(-1);
  if (!last) return { type, data: input, replaces: refused, dependsOn: [] };
  const { id, version: _, ...fields } = { version: 0, ...input };
  if (hasLeft(last)) {
    const data = { id, version: versionAfter(last), ...fields };
    return { type: UPDATE, data, replaces: refused, dependsOn: [last.id] };
  }
  const data = { ...(last.data as object), ...fields };
  const { dependsOn, seen } = last;
  return { type: last.type, data, replaces: [...refused, last.id], dependsOn, seen };
}

/** Only a draft this device has can be shown as changed. */
function changed(
  campaign: ServerRow | undefined,
  { version: _, ...fields }: CampaignChange,
): ServerRow | undefined {
  return campaign && { ...campaign, ...fields };
}

/** The row the list shows until the server has created the draft. */
function draftOf(input: NewCampaign, atMs: number): Campaign {
  const at = new Date(atMs).toISOString();
  return {
    brand_id: '',
    brand_name: '',
    brand_logo_path: null,
    brief: '',
    sample_photo_path: null,
    placement_type: null,
    areas: [],
    shop_types: [],
    shop_id: null,
    payout_paise: null,
    slots: null,
    slots_taken: 0,
    slots_done: 0,
    fee_bps: null,
    gst_bps: null,
    starts_at: null,
    ends_at: null,
    photos_needed: 1,
    fence_m: 0,
    days_to_submit: 0,
    payment_nature: 'platform_supply',
    launched_at: null,
    created_at: at,
    updated_at: at,
    version: 0,
    ...input,
    status: 'draft',
  };
}

export const CAMPAIGN_KINDS = [
  defineKind<NewCampaign>({
    type: CREATE,
    row: ({ id }) => ({ collection: 'campaigns', id }),
    fold: (input, waiting) => foldDraft(CREATE, input, waiting),
    change: {
      in: 'campaigns',
      // A row the server has created is shown as it is.
      apply: (campaign, input, atMs) => campaign ?? draftOf(input, atMs),
    },
  }),
  defineKind<CampaignChange>({
    type: UPDATE,
    row: ({ id }) => ({ collection: 'campaigns', id }),
    needs: [CREATE],
    fold: (input, waiting) => foldDraft(UPDATE, input, waiting),
    change: { in: 'campaigns', apply: changed },
  }),
];
