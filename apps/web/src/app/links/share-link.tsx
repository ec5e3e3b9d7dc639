import type { Link } from '@chowk/domain/deep-links';
import { useQueryClient } from '@tanstack/react-query';
import { ShareButton } from '@/features/deep-links/share-button';
import { trackLink } from './track-link';

/** On every page a link can open. */
export function ShareLink({ name, ...link }: Link & { name: string }) {
  const queryClient = useQueryClient();
  return (
    <ShareButton
      link={link}
      name={name}
      onShared={() => void trackLink(queryClient, 'shared', link)}
    />
  );
}
