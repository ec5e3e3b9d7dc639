import type { PlatformConfig } from '@chowk/domain/platform';

/** The demo's own registration and UPI ID: made up, and never anybody's outside the demo. */
export const DEMO_CONFIG: Pick<PlatformConfig, 'supplier' | 'upi_id'> = {
  supplier: {
    name: 'Chowk',
    address: 'Demo House, Linking Road, Bandra West, Mumbai 400050',
    gstin: '27DDDDD0000D1ZB',
    state_code: '27',
  },
  upi_id: 'chowk.demo@upi',
};
