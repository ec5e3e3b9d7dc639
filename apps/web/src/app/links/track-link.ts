import type { Link } from '@chowk/domain/deep-links';
import type { QueryClient } from '@tanstack/react-query';
import { storedSession } from '@/api/session/stored-session';
import { consentsOptions } from '@/features/accounts/settings.queries';
import { keepLinkEvent, type NewLinkEvent } from '@/features/deep-links/link-queue';

/** Without a known consent nothing is recorded, not even on this device. */
async function hasAgreed(queryClient: QueryClient): Promise<boolean> {
  if (!storedSession()) return false;
  const known = await queryClient.ensureQueryData(consentsOptions()).catch(() => undefined);
  const latest = known?.items.find(({ purpose }) => purpose === 'analytics');
  return latest?.withdrawn_at === null;
}

export async function trackLink(
  queryClient: QueryClient,
  event: NewLinkEvent['event_type'],
  link: Link | undefined,
  atMs = Date.now(),
): Promise<void> {
  if (!(await hasAgreed(queryClient))) return;
  keepLinkEvent(
    { event_type: event, link_type: link?.type ?? null, resource_id: link?.id ?? null },
    atMs,
  );
}
