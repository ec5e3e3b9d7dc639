import { notFound } from '@tanstack/react-router';
import { type MessageKey, preloadMessages } from '@/i18n';

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

/** Not in its route, which everybody loads, but beside the list: whoever sees that has it at hand. */
export async function loadSection(value: string): Promise<{ readonly section: SectionId }> {
  const section = SECTION_IDS.find((id) => id === value);
  if (!section) throw notFound();
  const own = section === 'notifications' ? (['push'] as const) : [];
  await preloadMessages('settings', 'account', 'auth', 'errors', ...own);
  return { section };
}
