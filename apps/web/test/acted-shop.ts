import type { ActingFor } from '@/api/session/acting';

/** A shop somebody acts for. */
export const ASHA_STORES: ActingFor = {
  shopId: 'shop-1',
  shopName: 'Asha Stores',
  as: {
    id: 'owner-1',
    full_name: 'Asha Rao',
    email: null,
    phone: null,
    roles: ['retailer'],
    unread_notifications: 0,
    owes_consent: false,
  },
};
