import { Camera, Images, Send } from 'lucide-react';
import { errorKey } from '@/api/error-words';
import { useMessages } from '@/i18n';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { FileButton } from '@/ui/file-button';
import { Skeleton } from '@/ui/skeleton';
import { TextArea } from '@/ui/text-area';
import { showToast } from '@/ui/toast-store';
import { DraftPhotoTile } from './draft-photo-tile';
import { PlaceConsent } from './place-consent';
import { PlaceLine } from './place-line';
import type { FlowState, ProofFlow } from './proof-flow';
import { usePlace } from './use-place';
import { useProofFlow } from './use-proof-flow';

const MOST_PHOTOS = 5;
const MAX_NOTE_LENGTH = 500;

interface ProofFormProps {
  dealId: string;
  photosNeeded: number;
  onSent: () => void;
  /** Whether the person agreed that their place is noted, and how they do. */
  consent: { readonly isGiven: boolean; readonly give: () => Promise<void> };
  /** Refused for good: what the page knows about the deal is old. */
  onRefused: () => void;
}

export function ProofForm({ dealId, photosNeeded, consent, onSent, onRefused }: ProofFormProps) {
  const t = useMessages('proofs');
  const { flow, state } = useProofFlow(dealId);
  const { place, look, lookNow } = usePlace(consent.isGiven, (fix) => void flow.setFix(fix));
  const have = state.draft?.photos.length ?? 0;
  const missing = Math.max(0, photosNeeded - have);

  async function send() {
    const hasArrived = await flow.send();
    if (hasArrived) {
      showToast({ title: t('flow.sent'), tone: 'success' });
      onSent();
    } else onRefused();
  }

  return (
    <Card title={t('flow.title')} description={t('flow.text', { count: photosNeeded })}>
      <div className="flex flex-col gap-4">
        {state.wasKept && <Banner title={t('flow.kept')} />}
        <Photos flow={flow} state={state} onAsk={look} />
        <AddPhotos flow={flow} have={have} isLocked={state.isSending} onAsk={look} />
        {consent.isGiven ? (
          <PlaceLine place={place} onLook={look} />
        ) : (
          <PlaceConsent onGive={consent.give} onGiven={lookNow} />
        )}
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
        <p role="status" className="text-muted text-sm">
          {missing > 0
            ? t('flow.missing', { count: missing })
            : t('flow.count', { have, need: photosNeeded })}
        </p>
        <Button
          isWide
          disabled={missing > 0 || state.preparing > 0}
          isLoading={state.isSending}
          icon={<Send aria-hidden className="size-5" />}
          onClick={send}
        >
          {t('flow.send')}
        </Button>
      </div>
    </Card>
  );
}

function Problem({ error }: { error: unknown }) {
  const t = useMessages('proofs');
  const errors = useMessages('errors');
  return <Banner tone="danger" title={errors(errorKey(error))} text={t('flow.failed')} />;
}

interface PartProps {
  flow: ProofFlow;
  onAsk: () => void;
}

function Photos({ flow, state, onAsk }: PartProps & { state: FlowState }) {
  const t = useMessages('proofs');
  const photos = state.draft?.photos ?? [];
  if (photos.length === 0 && state.preparing === 0) return null;
  return (
    <ul aria-label={t('flow.photos')} className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {photos.map((photo, place) => (
        <DraftPhotoTile
          key={photo.path}
          photo={photo}
          number={place + 1}
          share={state.progress.get(photo.path)}
          error={state.failed.get(photo.path)}
          isLocked={state.isSending}
          onAsk={onAsk}
          onRetake={(file) => void flow.add(file, photo.path)}
          onRemove={() => void flow.remove(photo.path)}
          onRetry={() => flow.retry(photo.path)}
        />
      ))}
      {state.preparing > 0 && (
        <li aria-label={t('photo.preparing')}>
          <Skeleton className="aspect-[4/3] w-full rounded-lg" />
        </li>
      )}
    </ul>
  );
}

interface AddPhotosProps extends PartProps {
  have: number;
  isLocked: boolean;
}

function AddPhotos({ flow, have, isLocked, onAsk }: AddPhotosProps) {
  const t = useMessages('proofs');
  const room = MOST_PHOTOS - have;

  async function add(files: readonly File[]) {
    if (files.length > room) showToast({ title: t('photo.tooMany', { count: MOST_PHOTOS }) });
    for (const file of files.slice(0, room)) await flow.add(file);
  }

  if (room <= 0) return <p className="text-sm">{t('photo.tooMany', { count: MOST_PHOTOS })}</p>;
  return (
    <div className="flex flex-col gap-3 sm:flex-row">
      <FileButton
        accept="image/*"
        isCamera
        variant={have > 0 ? 'secondary' : 'primary'}
        disabled={isLocked}
        icon={<Camera aria-hidden className="size-5" />}
        onAsk={onAsk}
        onFiles={(files) => void add(files)}
      >
        {t(have > 0 ? 'flow.another' : 'flow.take')}
      </FileButton>
      <FileButton
        accept="image/*"
        isMultiple
        variant="secondary"
        disabled={isLocked}
        icon={<Images aria-hidden className="size-5" />}
        onAsk={onAsk}
        onFiles={(files) => void add(files)}
      >
        {t('flow.choose')}
      </FileButton>
    </div>
  );
}
