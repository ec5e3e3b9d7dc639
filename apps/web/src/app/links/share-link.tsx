import type { Link } from '@chowk/domain/deep-links';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ShareButton } from '@/features/deep-links/share-button';

interface ShareLinkProps extends Link {
  name: string;
  isQuiet?: boolean;
}

/** On every page that a link can open. */
export function ShareLink({ name, isQuiet = false, ...link }: ShareLinkProps) {
  const queryClient = useQueryClient();
  async function countShare() {
    const { trackLink } = await import('./track-link');
    await trackLink(queryClient, 'shared', link);
  }
  return (
    <ShareButton link={link} name={name} isQuiet={isQuiet} onShared={() => void countShare()} />
  );
}

/** The row above the heading: back, and share. */
export function BackAndShare({ back, ...link }: ShareLinkProps & { back: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-2 md:justify-start">
      {back}
      <ShareLink {...link} isQuiet />
    </div>
  );
}
