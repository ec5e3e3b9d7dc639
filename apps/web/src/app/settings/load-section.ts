import { notFound } from '@tanstack/react-router';
import { preloadMessages } from '@/i18n';
import { SECTION_IDS, type SectionId } from './sections';

/** Apart from its route: nobody's first load is about it. */
export async function loadSection(value: string): Promise<{ readonly section: SectionId }> {
  const section = SECTION_IDS.find((id) => id === value);
  if (!section) throw notFound();
  const own = section === 'notifications' ? (['push'] as const) : [];
  await preloadMessages('settings', 'account', 'auth', 'errors', ...own);
  return { section };
}
