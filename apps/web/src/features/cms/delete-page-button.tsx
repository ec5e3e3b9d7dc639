import type { CmsPage } from '@chowk/domain/cms';
import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { contractClient } from '@/api/client/browser-client';
import { useErrorWords } from '@/api/errors/use-error-words';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { showToast } from '@/ui/feedback/toast-store';
import { LazyConfirmDialog } from '@/ui/overlays/lazy-overlays';
import { deletePageRef, listPagesRef } from './content.queries';

interface DeletePageButtonProps {
  page: CmsPage;
  onDeleted: () => void;
}

export function DeletePageButton({ page, onDeleted }: DeletePageButtonProps) {
  const t = useMessages('content');
  const errorWords = useErrorWords();
  const queryClient = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);

  async function remove(): Promise<void> {
    try {
      await contractClient.runCommand(deletePageRef, { id: page.id }, { idempotencyKey: page.id });
      await queryClient.invalidateQueries({ queryKey: [listPagesRef.name] });
      showToast({ title: t('delete.done'), tone: 'success' });
      onDeleted();
    } catch (error) {
      showToast({ title: t('edit.failed'), description: errorWords(error), tone: 'danger' });
      throw error;
    }
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
