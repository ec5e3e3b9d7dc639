import type { MessageKey } from '@/i18n';

type SyncKey = MessageKey<'sync'>;

const WHAT: ReadonlySet<string> = new Set([
  'deal_accept',
  'deal_decline',
  'proof_submit',
  'campaign_create',
  'campaign_update',
  'profile_update',
  'consent_give',
  'notification_choice_set',
  'shop_update',
  'shop_photo_add',
  'shop_visit_mark',
  'lead_create',
  'lead_update',
  'lead_request_activation',
  'notification_mark_seen',
  'notification_mark_read',
  'notification_mark_all_read',
  'cart_set',
  'order_place',
  'order_receive',
  'order_dispute',
]);

export function whatKey(type: string): SyncKey {
  return WHAT.has(type) ? (`what.${type}` as SyncKey) : 'what.other';
}
