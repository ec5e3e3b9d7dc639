import type { MessageKey } from '@/i18n';
import { findKind } from '@/offline/commands';
import type { PendingUpload } from '@/offline/outbox/queue-row';

type FieldKey = Extract<MessageKey<'sync'>, `field.${string}`>;

const NAMED: ReadonlySet<string> = new Set([
  'title',
  'brief',
  'areas',
  'shop_types',
  'payout_paise',
  'slots',
  'placement_type',
  'sample_photo_path',
  'shop_id',
  'payment_nature',
  'starts_at',
  'ends_at',
  'photos_needed',
  'fence_m',
  'days_to_submit',
  'notes',
  'full_name',
  'owner_name',
  'email',
  'phone',
  'address',
  'area',
  'location',
  'company_name',
  'business_phone',
  'business_email',
  'whatsapp_opt_in',
  'shop_name',
  'shop_type',
  'pin_code',
  'gstin',
  'opening_hours',
  'position',
  'accuracy_m',
  'photos',
]);

/** Which row and which version of it: no words of a person's. */
export const BOOKKEEPING: ReadonlySet<string> = new Set(['id', 'version']);

export function isNamed(field: string): boolean {
  return NAMED.has(field);
}

export function fieldKey(field: string): FieldKey {
  return isNamed(field) ? (`field.${field}` as FieldKey) : 'field.other';
}

/** What a waiting change is about, each once, in the order of the form. */
export function changedFields({ type, data }: PendingUpload): FieldKey[] {
  if (!findKind(type)?.isChange) return [];
  const fields = Object.keys(data as object).filter((field) => !BOOKKEEPING.has(field));
  return [...new Set(fields.map(fieldKey))];
}
