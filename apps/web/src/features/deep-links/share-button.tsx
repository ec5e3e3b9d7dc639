import type { Link } from '@chowk/domain/deep-links';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { lazy } from '@/ui/feedback/lazy';
import { LazyDialog } from '@/ui/overlays/lazy-overlays';

/** Fetched with the dialog they stand in. */
const ShareWays = lazy(() => import('./share-ways').then((m) => ({ default: m.ShareWays })));

interface ShareButtonProps {
  link: Link;
  /** What it is called: the words that go with the link. */
  name: string;
  /** Beside the way back, where it must not push the page down. */
  isQuiet?: boolean;
  onShared?: (() => void) | undefined;
}

/** Sends the address of what is on show. Who may open it is decided when it is opened. */
export function ShareButton({ link, name, isQuiet = false, onShared }: ShareButtonProps) {
  const t = useMessages('links');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant={isQuiet ? 'quiet' : 'secondary'}
        size={isQuiet ? 'sm' : 'md'}
        icon={<Share2 aria-hidden className="size-5" />}
        onClick={() => setIsOpen(true)}
      >
        {t('share.open')}
      </Button>
      <LazyDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t('share.title')}
        description={t('share.text')}
      >
        <ShareWays link={link} name={name} onShared={onShared} />
      </LazyDialog>
    </>
  );
}
