import type { MessageKey } from '@/i18n';

/** The parts of the settings, in the order they are listed; each is an address of its own. */
export const SECTION_IDS = [
  'profile',
  'shop',
  'manager',
  'payouts',
  'notifications',
  'privacy',
  'security',
  'devices',
  'appearance',
  'data',
] as const;
export type SectionId = (typeof SECTION_IDS)[number];

export function sectionTitle(id: SectionId): MessageKey<'settings'> {
  return `section.${id}`;
}
