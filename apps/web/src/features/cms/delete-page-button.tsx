import type { CmsPage } from '@chowk/domain/cms';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useCommand } from '@/commands/use-command';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { LazyConfirmDialog } from '@/ui/overlays/lazy-overlays';
import { deletePageRef } from './content.queries';

interface DeletePageButtonProps {
  page: CmsPage;
  onDeleted: () => void;
}

export function DeletePageButton({ page, onDeleted }: DeletePageButtonProps) {
  const t = useMessages('content');
  const { run } = useCommand(deletePageRef, {
    done: t('delete.done'),
    refused: t('edit.failed'),
    isShownFirst: true,
  });
  const [isAsking, setIsAsking] = useState(false);

  async function remove() {
    const outcome = await run({ id: page.id }, { key: page.id });
    if (outcome?.kind === 'done') onDeleted();
    return outcome;
  }

  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        icon={<Trash2 aria-hidden className="size-4" />}
        onClick={() => setIsAsking(true)}
      >
        {t('delete.action')}
      </Button>
      <LazyConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('delete.title', { title: page.draft.en.title })}
        description={t('delete.text')}
        confirmLabel={t('delete.action')}
        onConfirm={remove}
      />
    </>
  );
}
