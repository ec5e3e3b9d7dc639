import { notFound } from '@tanstack/react-router';
import { type MessageKey, preloadMessages } from '@/i18n';

/** The sections of the settings in order; each has its own URL. */
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

/** Kept out of the route, which everybody loads. */
export async function loadSection(value: string): Promise<{ readonly section: SectionId }> {
  const section = SECTION_IDS.find((id) => id === value);
  if (!section) throw notFound();
  const own = section === 'notifications' ? (['push'] as const) : [];
  await preloadMessages('settings', 'account', 'auth', 'errors', ...own);
  return { section };
}
