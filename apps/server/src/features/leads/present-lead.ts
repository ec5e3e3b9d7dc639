import type { Lead } from '@chowk/domain/leads';
import type { shopLeads } from '../../db/schema/leads';

export type LeadRow = typeof shopLeads.$inferSelect;

const iso = (date: Date | null) => date?.toISOString() ?? null;

export function presentLead(row: LeadRow): Lead {
  const { lat, lng } = row;
  return {
    id: row.id,
    shop_name: row.shop_name,
    shop_type: row.shop_type,
    owner_name: row.owner_name,
    phone: row.phone,
    email: row.email,
    area: row.area,
    address: row.address,
    pin_code: row.pin_code,
    state_code: row.state_code,
    position: lat === null || lng === null ? null : { lat, lng },
    accuracy_m: row.accuracy_m,
    photos: row.photos.map(({ type, path }) => ({ type, path })),
    notes: row.notes,
    salesperson_id: row.salesperson_id,
    phone_verified: row.phone_verified,
    phone_verified_at: iso(row.phone_verified_at),
    status: row.status,
    account_creation_status: row.account_creation_status,
    reason: row.reason,
    shop_id: row.shop_id,
    converted_at: iso(row.converted_at),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    version: row.version,
  };
}
