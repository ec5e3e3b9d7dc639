import { type ComponentProps, Suspense, useEffect } from 'react';
import { preloadMessages } from '@/i18n';
import { lazy } from './lazy';
import type { UpdatedAgo } from './updated-ago';

async function load() {
  const [{ UpdatedAgo }] = await Promise.all([import('./updated-ago'), preloadMessages('sync')]);
  return { default: UpdatedAgo };
}

/** It is needed just when nothing can be fetched any more; then a page without it is still a page. */
const Part = lazy(() => load().catch(() => ({ default: () => null })));

/** Long enough for the page itself to have the line first. */
const LOAD_AFTER_MS = 3000;

/** Words and picture come after the page, and before the network goes. */
export function LazyUpdatedAgo({ savedAt }: ComponentProps<typeof UpdatedAgo>) {
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), LOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (savedAt === undefined) return null;
  return (
    <Suspense fallback={null}>
      <Part savedAt={savedAt} />
    </Suspense>
  );
}
