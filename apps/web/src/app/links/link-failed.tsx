import { type LinkType, readLink } from '@chowk/domain/deep-links';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { PageSkeleton } from '@/app/router/page-skeleton';
import { preloadMessages, useMessages } from '@/i18n';
import { showToast } from '@/ui/feedback/toasts/toast-store';
import { useStable } from '@/ui/layout/use-stable';

/** On a slow connection the toast could expire before the toaster is loaded. */
async function whenMessagesShow(): Promise<void> {
  await Promise.all([
    import('../behaviours/all-behaviours'),
    preloadMessages('behaviours', 'pwa', 'session', 'auth'),
  ]);
}

async function countFailure(queryClient: QueryClient, path: string): Promise<void> {
  const link = readLink(path);
  const { trackLink } = await import('./track-link');
  await trackLink(queryClient, 'failed', link.kind === 'link' ? link : undefined);
}

/** Replaces a page a link could not show, and goes home. Missing and forbidden look the same. */
export function LinkFailed({ type }: { type?: LinkType }) {
  const t = useMessages('links');
  const router = useRouter();
  const queryClient = useQueryClient();
  const leave = useStable(() => {
    const say = () =>
      showToast({
        title: t('failed.title'),
        description: t(type ? `failed.${type}` : 'failed.text'),
        tone: 'danger',
      });
    whenMessagesShow().then(say, say);
    void countFailure(queryClient, window.location.pathname);
    void router.navigate({ to: '/', replace: true });
  });
  useEffect(() => leave(), [leave]);
  return <PageSkeleton />;
}
