import type { Profile } from '@chowk/domain/accounts';
import type { profiles } from '../../db/schema/accounts';

/** The profile for the person themselves and for admins. */
export function presentProfile(row: typeof profiles.$inferSelect): Profile {
  return {
    id: row.id,
    status: row.status,
    full_name: row.full_name,
    phone: row.phone,
    email: row.email,
    area: row.area,
    address: row.address,
    location: row.location,
    whatsapp_opt_in: row.whatsapp_opt_in,
    company_name: row.company_name,
    business_phone: row.business_phone,
    business_email: row.business_email,
    version: row.version,
  };
}
