import { type LinkType, readLink } from '@chowk/domain/deep-links';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useMessages } from '@/i18n';
import { showToast } from '@/ui/toast-store';
import { useStable } from '@/ui/use-stable';
import { PageSkeleton } from '../page-skeleton';
import { trackLink } from './track-link';

/** In the place of what a link should have shown: says so and goes home. Missing and forbidden are one. */
export function LinkFailed({ type }: { type?: LinkType }) {
  const t = useMessages('links');
  const router = useRouter();
  const queryClient = useQueryClient();
  const leave = useStable(() => {
    const link = readLink(window.location.pathname);
    void trackLink(queryClient, 'failed', link.kind === 'link' ? link : undefined);
    showToast({
      title: t('failed.title'),
      description: t(type ? `failed.${type}` : 'failed.text'),
      tone: 'danger',
    });
    void router.navigate({ to: '/', replace: true });
  });
  useEffect(() => leave(), [leave]);
  return <PageSkeleton />;
}
