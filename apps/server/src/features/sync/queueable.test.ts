import { expect, it } from 'vitest';
import { FEATURES } from '..';

/** Written out by hand: what may wait on a phone for days must bear being sent days later. */
const QUEUEABLE = [
  'campaign_create',
  'campaign_update',
  'cart_set',
  'consent_give',
  'deal_accept',
  'deal_decline',
  'deep_link_track',
  'lead_create',
  'lead_request_activation',
  'lead_update',
  'notification_choice_set',
  'notification_mark_all_read',
  'notification_mark_read',
  'notification_mark_seen',
  'order_dispute',
  'order_place',
  'order_receive',
  'profile_update',
  'proof_submit',
  'shop_photo_add',
  'shop_update',
  'shop_visit_mark',
  'shop_visit_note',
  'shop_visit_undo',
];

const commands = FEATURES.flatMap((feature) => feature.commands.map(({ command }) => command));

it('knows every command that may wait in the offline queue', () => {
  const names = commands.filter(({ queueable }) => queueable).map(({ name }) => name);
  expect(names.sort()).toEqual(QUEUEABLE);
});

it('leaves no door open to strangers in the queue: each item belongs to a person', () => {
  const open = commands.filter(({ queueable, access }) => queueable && access.isPublic);
  expect(open).toEqual([]);
});
