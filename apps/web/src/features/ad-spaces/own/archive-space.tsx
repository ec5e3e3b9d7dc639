import type { AdSpace } from '@chowk/domain/ad-spaces';
import { Archive } from 'lucide-react';
import { useState } from 'react';
import { useCommand } from '@/commands/use-command';
import { archiveAdSpaceRef } from '@/features/ad-spaces/ad-spaces.queries';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { LazyConfirmDialog } from '@/ui/overlays/lazy-overlays';

interface ArchiveSpaceProps {
  space: AdSpace;
  onChange: (space: AdSpace) => void;
}

/** Nothing is deleted: a space is taken off the market and put back on it. */
export function ArchiveSpace({ space, onChange }: ArchiveSpaceProps) {
  const t = useMessages('myspaces');
  const [isAsking, setIsAsking] = useState(false);
  const isArchived = space.status === 'archived';

  const { isBusy, run } = useCommand(archiveAdSpaceRef, { onDone: onChange, refused: true });

  async function offer(isOffered: boolean) {
    const done = t(isOffered ? 'restored' : 'archived');
    await run({ id: space.id, is_archived: !isOffered }, { done });
  }

  if (isArchived) {
    return (
      <Banner
        tone="warning"
        title={t('archived')}
        text={t('archivedText')}
        action={
          <Button size="sm" isLoading={isBusy} onClick={() => void offer(true)}>
            {t('restore')}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <Button
        variant="quiet"
        className="-ms-3 self-start"
        isLoading={isBusy}
        icon={<Archive aria-hidden className="size-5" />}
        onClick={() => setIsAsking(true)}
      >
        {t('archive')}
      </Button>
      <LazyConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('archiveAsk')}
        description={t('archiveText')}
        confirmLabel={t('archiveYes')}
        onConfirm={() => offer(false)}
      />
    </>
  );
}
