import { type ComponentProps, Suspense, useEffect } from 'react';
import { preloadMessages } from '@/i18n';
import { fetchAhead } from '@/when-usable';
import { lazy } from './lazy';
import type { UpdatedAgo } from './updated-ago';

async function load() {
  const [{ UpdatedAgo }] = await Promise.all([import('./updated-ago'), preloadMessages('sync')]);
  return { default: UpdatedAgo };
}

/** It is needed just when nothing can be fetched any more; then a page without it is still a page. */
const Part = lazy(() => load().catch(() => ({ default: () => null })));

/** Loaded after the page, while there is a network. */
export function LazyUpdatedAgo({ savedAt }: ComponentProps<typeof UpdatedAgo>) {
  useEffect(() => {
    void fetchAhead(load);
  }, []);
  if (savedAt === undefined) return null;
  return (
    <Suspense fallback={null}>
      <Part savedAt={savedAt} />
    </Suspense>
  );
}
