import { Camera, Images, Send } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { errorKey } from '@/api/error-words';
import { useMessages } from '@/i18n';
import { ActionBar } from '@/ui/action-bar';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { FileButton } from '@/ui/file-button';
import { Skeleton } from '@/ui/skeleton';
import { TextArea } from '@/ui/text-area';
import { showToast } from '@/ui/toast-store';
import { BadFiles } from './bad-files';
import type { CameraSlot } from './camera-slot';
import { CheckedList } from './checked-list';
import { DraftPhotos } from './draft-photos';
import { findOpenStep } from './open-step';
import { PlaceBadge } from './place-badge';
import { type ExpectedPlace, PlaceCard } from './place-card';
import { PlaceConsent } from './place-consent';
import { useOpenStep } from './use-open-step';
import { usePlace } from './use-place';
import { type FlowSubject, useProofFlow } from './use-proof-flow';

const MOST_PHOTOS = 5;
const MAX_NOTE_LENGTH = 500;

interface ProofFormProps {
  subject: FlowSubject;
  photosNeeded: number;
  /** Unknown while it could not be asked; then nothing is said about it. */
  expected: ExpectedPlace | undefined;
  /** Whether the person agreed that their place is noted, and how they do. */
  consent: { readonly isGiven: boolean; readonly give: () => Promise<void> };
  camera: (slot: CameraSlot) => ReactNode;
}

/** From the first photo to the queue. Sending is the queue's business, with or without a network. */
export function ProofForm({ subject, photosNeeded, expected, consent, camera }: ProofFormProps) {
  const t = useMessages('proofs');
  const { flow, state } = useProofFlow(subject);
  const { place, look, lookNow } = usePlace(consent.isGiven, (fix) => void flow.setFix(fix));
  const { dealId } = subject;
  const [isCameraOpen, setIsCameraOpen] = useState(() => {
    const mark = findOpenStep();
    return mark?.dealId === dealId && mark.step === 'camera';
  });
  const [replaces, setReplaces] = useState<string>();
  const photos = state.draft?.photos ?? [];
  const missing = Math.max(0, photosNeeded - photos.length);
  useOpenStep(dealId, isCameraOpen ? 'camera' : photos.length > 0 ? 'form' : undefined);

  function openCamera(instead?: string) {
    look();
    setReplaces(instead);
    setIsCameraOpen(true);
  }

  async function addFiles(files: readonly File[]) {
    const room = MOST_PHOTOS - photos.length;
    if (files.length > room) showToast({ title: t('photo.tooMany', { count: MOST_PHOTOS }) });
    await flow.addFiles(files.slice(0, room));
  }

  if (!state.isOpen) return <Skeleton className="h-64 w-full rounded-lg" />;
  return (
    <Card title={t('flow.title')} description={t('flow.text', { count: photosNeeded })}>
      <div className="flex flex-col gap-4">
        {state.wasKept && <Banner title={t('flow.kept')} />}
        <DraftPhotos flow={flow} state={state} onRetake={openCamera} />
        <BadFiles files={state.badFiles} />
        {photos.length < MOST_PHOTOS ? (
          <div className="flex flex-col gap-3 sm:flex-row">
            <Button
              variant={missing > 0 ? 'primary' : 'secondary'}
              disabled={state.isSending}
              icon={<Camera aria-hidden className="size-5" />}
              onClick={() => openCamera()}
            >
              {t(photos.length > 0 ? 'flow.another' : 'flow.take')}
            </Button>
            <FileButton
              accept="image/*"
              isMultiple
              variant="secondary"
              disabled={state.isSending}
              icon={<Images aria-hidden className="size-5" />}
              onAsk={look}
              onFiles={(files) => void addFiles(files)}
            >
              {t('flow.choose')}
            </FileButton>
          </div>
        ) : (
          <p className="text-sm">{t('photo.tooMany', { count: MOST_PHOTOS })}</p>
        )}
        {consent.isGiven ? (
          <PlaceCard place={place} draft={state.draft} expected={expected} onLook={look} />
        ) : (
          <PlaceConsent onGive={consent.give} onGiven={lookNow} />
        )}
        <CheckedList hasChosen={photos.some(({ source }) => source === 'file')} />
        <TextArea
          label={t('flow.notes')}
          hint={t('flow.notesHint')}
          maxLength={MAX_NOTE_LENGTH}
          rows={2}
          value={state.draft?.notes ?? ''}
          disabled={state.isSending}
          onChange={(event) => void flow.setNotes(event.target.value)}
        />
        {state.error !== undefined && <Problem error={state.error} />}
        <ActionBar>
          <p role="status" className="text-muted text-sm">
            {missing > 0
              ? t('flow.missing', { count: missing })
              : t('flow.count', { have: photos.length, need: photosNeeded })}
          </p>
          <Button
            isWide
            disabled={missing > 0 || state.preparing > 0}
            isLoading={state.isSending}
            icon={<Send aria-hidden className="size-5" />}
            onClick={() => void flow.send()}
          >
            {t('flow.send')}
          </Button>
        </ActionBar>
      </div>
      {isCameraOpen &&
        camera({
          photos: photos.flatMap(({ blobId: id, isBlurred, isDark }) => {
            const blob = state.blobs.get(id);
            return blob ? [{ id, blob, isBlurred, isDark }] : [];
          }),
          need: photosNeeded,
          most: MOST_PHOTOS,
          replaces,
          place: consent.isGiven && <PlaceBadge place={place} />,
          onShot: (shot, instead) => flow.addShot(shot, instead),
          onFiles: (files) => {
            setIsCameraOpen(false);
            look();
            void addFiles(files);
          },
          onRemove: (id) => void flow.remove(id),
          onClose: () => setIsCameraOpen(false),
        })}
    </Card>
  );
}

function Problem({ error }: { error: unknown }) {
  const t = useMessages('proofs');
  const errors = useMessages('errors');
  return <Banner tone="danger" title={errors(errorKey(error))} text={t('flow.failed')} />;
}
