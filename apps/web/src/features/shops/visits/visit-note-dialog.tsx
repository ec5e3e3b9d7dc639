import { noteShopVisit, SHOP_PHOTO_BUCKET } from '@chowk/domain/shops';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorWords } from '@/api/errors/use-error-words';
import { useUpload } from '@/commands/use-upload';
import { FormOutcome } from '@/forms/form-outcome';
import { useCommandForm } from '@/forms/use-command-form';
import { useMessages } from '@/i18n';
import { formDraft } from '@/offline/outbox/drafts';
import { storedPhoto } from '@/photos/stored-photo';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { showToast } from '@/ui/feedback/toasts/toast-store';
import { TextArea } from '@/ui/fields/text-area';
import { Dialog } from '@/ui/overlays/dialog';
import { Photo } from '@/ui/photo/photo';
import { PhotoPicker } from '@/ui/photo/photo-picker';
import { useBlobUrl } from '@/ui/photo/use-blob-url';
import { noteVisit } from './mark-visit';
import type { VisitedShop } from './visited-today';

const MAX_NOTE_LENGTH = 500;

interface VisitNoteDialogProps {
  health: VisitedShop;
  onClose: () => void;
}

/** What was seen and agreed at the counter, in words, with a photo, or both. */
export function VisitNoteDialog({ health, onClose }: VisitNoteDialogProps) {
  const t = useMessages('myshops');
  const errorWords = useErrorWords();
  const queryClient = useQueryClient();
  const { shop, last_visit_note, last_visit_photo } = health;
  const [photo, setPhoto] = useState<Blob>();
  const picking = useUpload(async (file) => {
    const { shrinkPhoto } = await import('@/photos/shrink-photo');
    setPhoto(await shrinkPhoto(file));
  });
  const hasPhoto = photo !== undefined || Boolean(last_visit_photo);
  const form = useCommandForm({
    schema: noteShopVisit.input,
    saved: { note: last_visit_note ?? '' },
    draft: formDraft('visit-note', shop.id),
    given: ({ note }) => ({ note: note.trim() || null }),
    rules: ({ note }) =>
      note.trim() === '' && !hasPhoto ? [{ path: 'note', rule: 'required' }] : [],
    words: { required: t('note.empty') },
    isDirty: ({ note }) => photo !== undefined || note !== (last_visit_note ?? ''),
    save: async ({ note }) => {
      const { kind } = await noteVisit(queryClient, shop, health, { note, photo });
      showToast({ title: t(`note.${kind}`), tone: kind === 'done' ? 'success' : 'neutral' });
      onClose();
    },
  });
  const alt = t('note.photoOf', { shop: shop.shop_name });
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={t('note.title')}>
      <form {...form.box} className="flex flex-col gap-4">
        <TextArea label={t('note.label')} maxLength={MAX_NOTE_LENGTH} {...form.field('note')} />
        {photo ? (
          <NewPhoto photo={photo} alt={alt} />
        ) : (
          last_visit_photo && (
            <Photo
              source={storedPhoto(SHOP_PHOTO_BUCKET, last_visit_photo)}
              alt={alt}
              className="aspect-4/3 w-full"
            />
          )
        )}
        {picking.error && <Banner tone="danger" title={errorWords(picking.error)} />}
        <PhotoPicker
          label={t('note.photo')}
          buttonLabel={t(hasPhoto ? 'note.photoOther' : 'note.photo')}
          sendingLabel={t('note.photo')}
          share={undefined}
          onFile={(file) => void picking.upload(file)}
        />
        <FormOutcome form={form} />
        <Button type="submit" isWide isLoading={form.isBusy}>
          {t('note.save')}
        </Button>
      </form>
    </Dialog>
  );
}

function NewPhoto({ photo, alt }: { photo: Blob; alt: string }) {
  const url = useBlobUrl(photo);
  return url ? (
    <img src={url} alt={alt} className="aspect-4/3 w-full rounded-lg object-cover" />
  ) : null;
}
